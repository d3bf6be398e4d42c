import { renderToStaticMarkup } from 'react-dom/server';
import { Body, Container, Head, Heading, Html, Img, Preview } from 'react-email';
import type { Letter } from './letter.ts';
import { type MailTheme, mailTheme } from './mail-theme.ts';
import { Block, type MailProps, Part, Paragraph } from './mail-parts.tsx';
import { ContactPart, DaysPart, PolicyPart, PricePart, StayPart } from './mail-sections.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function htmlMail(letter: Letter): string {
  return DOCTYPE + renderToStaticMarkup(<Mail letter={letter} theme={mailTheme(letter.brand, letter.locale)} />);
}

function Mail({ letter, theme }: MailProps) {
  const { part, family } = theme;
  // Korean text may wrap only between words.
  const messages = { wordBreak: letter.locale === 'ko' ? 'keep-all' : 'normal', overflowWrap: 'break-word' } as const;
  return (
    <Html lang={letter.locale}>
      <Head>
        <title>{letter.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: theme.rules }} />
        {/* Safe, because `reservationData` escapes every `<`. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: letter.data }} />
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body {...part('paper', { margin: 0, padding: 0, fontFamily: family.text, ...messages })}>
        <Block {...part('paper', { padding: '24px 12px 40px' })} className="paper page">
          <Container style={{ maxWidth: 600, width: '100%' }}>
            <BrandHead {...letter.head} theme={theme} />
            <Sheet letter={letter} theme={theme} />
            {letter.foot.map((text) => (
              <Paragraph
                key={text}
                theme={theme}
                size="small"
                colour="quiet"
                style={{ fontSize: 12, textAlign: 'center', margin: '16px 24px 0' }}
              >
                {text}
              </Paragraph>
            ))}
          </Container>
        </Block>
      </Body>
    </Html>
  );
}

function BrandHead({ name, logo, logoOnDark, theme }: Letter['head'] & { theme: MailTheme }) {
  const letters = { ...theme.display, fontSize: 22, lineHeight: '32px', margin: '0 auto' };
  const { className, style } = theme.part('ink', letters);
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
        <Paragraph theme={theme} display style={letters}>
          {name}
        </Paragraph>
      )}
    </Block>
  );
}

function Sheet({ letter, theme }: MailProps) {
  const edge = { borderRadius: theme.radius, borderWidth: 1, borderStyle: 'solid', overflow: 'hidden' };
  const sheet = theme.part(['surface', 'rule'], edge);
  const parts = { letter, theme };
  return (
    <div {...sheet} className={`${sheet.className} sheet`}>
      {letter.picture && <StayPicture {...letter.picture} theme={theme} />}
      <Opening {...parts} />
      <DaysPart {...parts} />
      <StayPart {...parts} />
      {letter.arrival.length > 0 && (
        <Part theme={theme}>
          {letter.arrival.map((text) => (
            <Paragraph key={text} theme={theme}>
              {text}
            </Paragraph>
          ))}
        </Part>
      )}
      <PricePart {...parts} />
      <PolicyPart {...parts} />
      <ContactPart {...parts} />
    </div>
  );
}

function StayPicture({ src, alt, theme }: { src: string; alt: string; theme: MailTheme }) {
  const ground = theme.part(['soft', 'quiet'], { fontSize: 13, lineHeight: '40px', textAlign: 'center' });
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

function Opening({ letter, theme }: MailProps) {
  const title = theme.part('ink', { ...theme.display, fontSize: 32, lineHeight: 1.2, margin: '4px 0 16px' });
  return (
    <Part theme={theme} first>
      <Paragraph theme={theme} size="small" colour="accent" style={{ fontWeight: 600 }}>
        {letter.head.name}
      </Paragraph>
      <Heading as="h1" style={title.style} className={`${title.className} title`}>
        {letter.title}
      </Heading>
      {[...letter.paragraphs, ...letter.money].map((text) => (
        <Paragraph key={text} theme={theme} size="lead" style={{ margin: '0 0 8px' }}>
          {text}
        </Paragraph>
      ))}
      <Paragraph theme={theme} size="small" colour="quiet" style={{ margin: '24px 0 0' }}>
        {letter.number.term}
      </Paragraph>
      <Paragraph theme={theme} size="figures" display style={{ letterSpacing: '0.04em' }}>
        {letter.number.value}
      </Paragraph>
    </Part>
  );
}
