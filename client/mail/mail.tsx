import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Container, Head, Heading, Html, Img, Preview } from 'react-email';
import type { Letter } from './letter.ts';
import { type MailLooks, mailLooks } from './mail-theme.ts';
import { Block, type MailProps, Part, Words } from './mail-parts.tsx';
import { ContactPart, DaysPart, PolicyPart, PricePart, StayPart } from './mail-sections.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The letter in the looks of its brand, as mailboxes show HTML. */
export function htmlMail(letter: Letter): string {
  return DOCTYPE + renderToStaticMarkup(<Mail letter={letter} looks={mailLooks(letter.brand, letter.locale)} />);
}

function Mail({ letter, looks }: MailProps) {
  const { part, family } = looks;
  // Korean is broken between words.
  const words = { wordBreak: letter.locale === 'ko' ? 'keep-all' : 'normal', overflowWrap: 'break-word' } as const;
  return (
    <Html lang={letter.locale}>
      <Head>
        <title>{letter.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: looks.rules }} />
        {/* Every < in it is written otherwise. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: letter.data }} />
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body {...part('paper', { margin: 0, padding: 0, fontFamily: family.text, ...words })}>
        <Block {...part('paper', { padding: '24px 12px 40px' })} className="paper page">
          <Container style={{ maxWidth: 600, width: '100%' }}>
            <BrandHead {...letter.head} looks={looks} />
            <Sheet letter={letter} looks={looks} />
            {letter.foot.map((text) => (
              <Words
                key={text}
                looks={looks}
                size="small"
                colour="quiet"
                style={{ fontSize: 12, textAlign: 'center', margin: '16px 24px 0' }}
              >
                {text}
              </Words>
            ))}
          </Container>
        </Block>
      </Body>
    </Html>
  );
}

/** The brand's sign, or its name in letters; where pictures are not shown the name stands in the sign's place. */
function BrandHead({ name, logo, logoOnDark, looks }: Letter['head'] & { looks: MailLooks }) {
  const letters = { ...looks.display, fontSize: 22, lineHeight: '32px', margin: '0 auto' };
  const { className, style } = looks.part('ink', letters);
  return (
    <Block style={{ padding: '8px 0 24px', textAlign: 'center' }}>
      {logo ? (
        <>
          <Img
            src={logo}
            alt={name}
            height={32}
            style={style}
            className={logoOnDark ? `${className} on-light` : className}
          />
          {logoOnDark && (
            <Img
              src={logoOnDark}
              alt={name}
              height={32}
              style={{ ...style, display: 'none' }}
              className={`${className} on-dark`}
            />
          )}
        </>
      ) : (
        <Words looks={looks} display style={letters}>
          {name}
        </Words>
      )}
    </Block>
  );
}

function Sheet({ letter, looks }: MailProps) {
  const edge = { borderRadius: looks.radius, borderWidth: 1, borderStyle: 'solid', overflow: 'hidden' };
  const sheet = looks.part(['surface', 'rule'], edge);
  const parts = { letter, looks };
  return (
    <div {...sheet} className={`${sheet.className} sheet`}>
      {letter.picture && <StayPicture {...letter.picture} looks={looks} />}
      <Opening {...parts} />
      <DaysPart {...parts} />
      <StayPart {...parts} />
      {letter.arrival.length > 0 && (
        <Part looks={looks}>
          {letter.arrival.map((text) => (
            <Words key={text} looks={looks}>
              {text}
            </Words>
          ))}
        </Part>
      )}
      <PricePart {...parts} />
      <PolicyPart {...parts} />
      <ContactPart {...parts} />
    </div>
  );
}

/** Where it is not shown, its words stand on a quiet ground. */
function StayPicture({ src, alt, looks }: { src: string; alt: string; looks: MailLooks }) {
  const ground = looks.part(['soft', 'quiet'], { fontSize: 13, lineHeight: '40px', textAlign: 'center' });
  return (
    <Img
      src={src}
      alt={alt}
      width="600"
      className={ground.className}
      style={{ ...ground.style, width: '100%', height: 'auto', display: 'block' }}
    />
  );
}

/** What happened, and the number. */
function Opening({ letter, looks }: MailProps) {
  const title = looks.part('ink', { ...looks.display, fontSize: 32, lineHeight: 1.2, margin: '4px 0 16px' });
  return (
    <Part looks={looks} first>
      <Words looks={looks} size="small" colour="accent" style={{ fontWeight: 600 }}>
        {letter.head.name}
      </Words>
      <Heading as="h1" style={title.style} className={`${title.className} title`}>
        {letter.title}
      </Heading>
      {[...letter.paragraphs, ...letter.money].map((text) => (
        <Words key={text} looks={looks} size="lead" style={{ margin: '0 0 8px' }}>
          {text}
        </Words>
      ))}
      <Words looks={looks} size="small" colour="quiet" style={{ margin: '24px 0 0' }}>
        {letter.number.term}
      </Words>
      <Words looks={looks} size="figures" display style={{ letterSpacing: '0.04em' }}>
        {letter.number.value}
      </Words>
    </Part>
  );
}
