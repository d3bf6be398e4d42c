import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from './letter.ts';
import { type MailLooks, mailLooks } from './mail-looks.ts';
import { Bills, Block, Facts, Part, PartTitle } from './mail-parts.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The letter in the looks of its brand, as mailboxes show HTML. */
export function htmlMail(letter: Letter): string {
  return DOCTYPE + renderToStaticMarkup(<Mail letter={letter} looks={mailLooks(letter.brand, letter.locale)} />);
}

type Props = { letter: Letter; looks: MailLooks };

function Mail({ letter, looks }: Props) {
  const { part, family } = looks;
  return (
    <Html lang={letter.locale}>
      <Head>
        <title>{letter.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{looks.rules}</style>
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: letter.data }} />
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body
        {...part('paper', {
          margin: 0,
          padding: 0,
          fontFamily: family.text,
          // Korean is broken between words.
          wordBreak: letter.locale === 'ko' ? 'keep-all' : 'normal',
          overflowWrap: 'anywhere',
        })}
      >
        <Block {...part('paper', { padding: '24px 12px 40px' })} className="paper page">
          <Container style={{ maxWidth: 600, width: '100%' }}>
            <BrandHead {...letter.head} looks={looks} />
            <Sheet letter={letter} looks={looks} />
            {letter.foot.map((text) => (
              <Text
                key={text}
                {...part('quiet', { fontSize: 12, lineHeight: '18px', textAlign: 'center', margin: '16px 24px 0' })}
              >
                {text}
              </Text>
            ))}
          </Container>
        </Block>
      </Body>
    </Html>
  );
}

function BrandHead({ name, logo, logoOnDark, looks }: Letter['head'] & { looks: MailLooks }) {
  const words = { ...looks.display, fontSize: 22, lineHeight: '32px', margin: '0 auto', height: 32 };
  return (
    <Section style={{ padding: '8px 0 24px', textAlign: 'center' }}>
      {logo ? (
        <>
          <Img
            src={logo}
            alt={name}
            height={32}
            {...looks.part('ink', words)}
            className={logoOnDark ? 'on-light ink' : 'ink'}
          />
          {logoOnDark && (
            <Img src={logoOnDark} alt="" height={32} className="on-dark" style={{ ...words, display: 'none' }} />
          )}
        </>
      ) : (
        <Text {...looks.part('ink', { ...words, margin: 0 })}>{name}</Text>
      )}
    </Section>
  );
}

function Sheet({ letter, looks }: Props) {
  const { part, display } = looks;
  const { picture, number, days, stay, button, arrival, price, policy, contact } = letter;
  const body = { fontSize: 16, lineHeight: '26px', margin: '0 0 8px' };
  return (
    <Section
      {...part(['surface', 'rule'], {
        borderRadius: looks.radius,
        borderWidth: 1,
        borderStyle: 'solid',
        overflow: 'hidden',
      })}
      className="surface rule sheet"
    >
      {picture && letter.standing && (
        <Img
          src={picture.src}
          alt={picture.alt}
          width="600"
          {...part(['soft', 'quiet'], {
            width: '100%',
            height: 'auto',
            display: 'block',
            fontSize: 13,
            lineHeight: '40px',
            textAlign: 'center',
          })}
        />
      )}
      <Part looks={looks}>
        <Text
          {...part(letter.standing ? 'accent' : 'danger', {
            fontSize: 13,
            lineHeight: '20px',
            fontWeight: 600,
            margin: '0 0 8px',
          })}
        >
          {letter.what}
        </Text>
        <Heading
          as="h1"
          {...part('ink', { ...display, fontSize: 32, lineHeight: 1.2, margin: '0 0 16px' })}
          className="ink title"
        >
          {letter.title}
        </Heading>
        {[...letter.paragraphs, ...letter.money].map((text) => (
          <Text key={text} {...part('ink', body)}>
            {text}
          </Text>
        ))}
        <Text {...part('quiet', { fontSize: 13, lineHeight: '20px', margin: '24px 0 0' })}>{number.term}</Text>
        <Text {...part('ink', { ...display, fontSize: 24, lineHeight: '32px', letterSpacing: '0.04em', margin: 0 })}>
          {number.value}
        </Text>
      </Part>
      <Part looks={looks} ruled>
        <Row>
          {days.map((day) => (
            <Column key={day.term} style={{ width: '50%', verticalAlign: 'top' }}>
              <Text {...part('quiet', { fontSize: 13, lineHeight: '20px', margin: 0 })}>{day.term}</Text>
              <Text {...part('ink', { ...display, fontSize: 20, lineHeight: '28px', margin: '4px 0 0' })}>
                {day.value}
              </Text>
              <Text {...part('quiet', { fontSize: 14, lineHeight: '22px', margin: 0 })}>{day.note}</Text>
            </Column>
          ))}
        </Row>
      </Part>
      <Part looks={looks} ruled>
        <Facts items={stay} looks={looks} />
        <Button
          href={button.href}
          {...part('button', {
            display: 'block',
            boxSizing: 'border-box',
            width: '100%',
            marginTop: 24,
            padding: '16px 24px',
            borderRadius: looks.radiusControl,
            fontSize: 16,
            fontWeight: 600,
            textAlign: 'center',
          })}
        >
          {button.label}
        </Button>
        <Text {...part('quiet', { fontSize: 13, lineHeight: '20px', margin: '12px 0 0', textAlign: 'center' })}>
          {button.note}
        </Text>
      </Part>
      {arrival.length > 0 && (
        <Part looks={looks} ruled>
          {arrival.map((text) => (
            <Text key={text} {...part('ink', { fontSize: 15, lineHeight: '24px', margin: '0 0 4px' })}>
              {text}
            </Text>
          ))}
        </Part>
      )}
      <Part looks={looks} ruled>
        <PartTitle looks={looks}>{price.title}</PartTitle>
        <Bills bills={price.bills} looks={looks} />
        <Facts items={price.paid} looks={looks} />
      </Part>
      {policy && (
        <Part looks={looks} ruled>
          <PartTitle looks={looks}>{policy.title}</PartTitle>
          <Text
            {...part(policy.free ? 'good' : 'warn', {
              fontSize: 15,
              lineHeight: '24px',
              fontWeight: 600,
              margin: '0 0 8px',
            })}
          >
            {policy.until}
          </Text>
          <Facts items={policy.tiers} looks={looks} />
          <Text {...part('quiet', { fontSize: 13, lineHeight: '20px', margin: '8px 0 0' })}>{policy.name}</Text>
        </Part>
      )}
      <Part looks={looks} ruled>
        <PartTitle looks={looks}>{contact.title}</PartTitle>
        <Text {...part('ink', { fontSize: 15, lineHeight: '24px', margin: 0, fontWeight: 600 })}>{contact.name}</Text>
        <Text {...part('ink', { fontSize: 15, lineHeight: '24px', margin: 0 })}>{contact.address}</Text>
        <Text {...part('ink', { fontSize: 15, lineHeight: '24px', margin: '4px 0 0' })}>
          {[
            contact.map,
            ...(contact.tel ? [contact.tel] : []),
            ...(contact.email ? [{ label: contact.email, href: `mailto:${contact.email}` }] : []),
          ].map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <Link href={href} {...part('accent', { textDecoration: 'underline', whiteSpace: 'nowrap' })}>
                {label}
              </Link>
            </span>
          ))}
        </Text>
        <Text {...part('quiet', { fontSize: 13, lineHeight: '20px', margin: '12px 0 0' })}>{contact.ask}</Text>
      </Part>
    </Section>
  );
}
