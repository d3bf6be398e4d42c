import { Button, Column, Link, Row } from 'react-email';
import { Bills, Facts, type MailProps, Part, Paragraph } from './mail-parts.tsx';

export function DaysPart({ letter, theme }: MailProps) {
  return (
    <Part theme={theme}>
      <Row>
        {letter.days.map(({ term, value, note }) => (
          <Column key={term} style={{ width: '50%', verticalAlign: 'top' }}>
            <Paragraph theme={theme} size="small" colour="quiet">
              {term}
            </Paragraph>
            <Paragraph theme={theme} size="day" display style={{ margin: '4px 8px 0 0' }}>
              {value}
            </Paragraph>
            <Paragraph theme={theme} colour="quiet">
              {note}
            </Paragraph>
          </Column>
        ))}
      </Row>
    </Part>
  );
}

export function StayPart({ letter: { stay, button }, theme }: MailProps) {
  const press = theme.part('button', {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    marginTop: 24,
    padding: '16px 24px',
    borderRadius: theme.radiusControl,
    fontSize: 16,
    fontWeight: 600,
    textAlign: 'center',
  });
  return (
    <Part theme={theme}>
      <Facts items={stay} theme={theme} />
      <Button href={button.href} {...press}>
        {button.label}
      </Button>
      <Paragraph theme={theme} size="small" colour="quiet" style={{ margin: '12px 0 0', textAlign: 'center' }}>
        {button.note}
      </Paragraph>
    </Part>
  );
}

export function PricePart({ letter: { price }, theme }: MailProps) {
  return (
    <Part theme={theme} title={price.title}>
      <Bills bills={price.bills} theme={theme} />
      <Facts items={price.paid} theme={theme} />
    </Part>
  );
}

export function PolicyPart({ letter: { policy }, theme }: MailProps) {
  if (!policy) return null;
  return (
    <Part theme={theme} title={policy.title}>
      <Paragraph theme={theme} colour={policy.free ? 'good' : 'warn'} style={{ fontWeight: 600, margin: '0 0 8px' }}>
        {policy.until}
      </Paragraph>
      <Facts items={policy.tiers} theme={theme} />
      <Paragraph theme={theme} size="small" colour="quiet" style={{ margin: '8px 0 0' }}>
        {policy.name}
      </Paragraph>
    </Part>
  );
}

export function ContactPart({ letter: { contact }, theme }: MailProps) {
  return (
    <Part theme={theme} title={contact.title}>
      {contact.name && (
        <Paragraph theme={theme} style={{ fontWeight: 600 }}>
          {contact.name}
        </Paragraph>
      )}
      <Paragraph theme={theme}>{contact.address}</Paragraph>
      <Paragraph theme={theme} style={{ margin: '4px 0 0' }}>
        {contact.links.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            <Link href={href} {...theme.part('accent', { textDecoration: 'underline' })}>
              {label}
            </Link>
          </span>
        ))}
      </Paragraph>
      <Paragraph theme={theme} size="small" colour="quiet" style={{ margin: '12px 0 0' }}>
        {contact.ask}
      </Paragraph>
    </Part>
  );
}
