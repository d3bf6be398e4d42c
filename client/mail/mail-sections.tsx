import { Button, Column, Link, Row } from 'react-email';
import { Bills, Facts, type MailProps, Part, Words } from './mail-parts.tsx';

/** When they come and when they go, side by side. */
export function DaysPart({ letter, looks }: MailProps) {
  return (
    <Part looks={looks}>
      <Row>
        {letter.days.map(({ term, value, note }) => (
          <Column key={term} style={{ width: '50%', verticalAlign: 'top' }}>
            <Words looks={looks} size="small" colour="quiet">
              {term}
            </Words>
            <Words looks={looks} size="day" display style={{ margin: '4px 8px 0 0' }}>
              {value}
            </Words>
            <Words looks={looks} colour="quiet">
              {note}
            </Words>
          </Column>
        ))}
      </Row>
    </Part>
  );
}

/** What was booked, and the one button: to the reservation itself. */
export function StayPart({ letter: { stay, button }, looks }: MailProps) {
  const press = looks.part('button', {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    marginTop: 24,
    padding: '16px 24px',
    borderRadius: looks.radiusControl,
    fontSize: 16,
    fontWeight: 600,
    textAlign: 'center',
  });
  return (
    <Part looks={looks}>
      <Facts items={stay} looks={looks} />
      <Button href={button.href} {...press}>
        {button.label}
      </Button>
      <Words looks={looks} size="small" colour="quiet" style={{ margin: '12px 0 0', textAlign: 'center' }}>
        {button.note}
      </Words>
    </Part>
  );
}

export function PricePart({ letter: { price }, looks }: MailProps) {
  return (
    <Part looks={looks} title={price.title}>
      <Bills bills={price.bills} looks={looks} />
      <Facts items={price.paid} looks={looks} />
    </Part>
  );
}

export function PolicyPart({ letter: { policy }, looks }: MailProps) {
  if (!policy) return null;
  return (
    <Part looks={looks} title={policy.title}>
      <Words looks={looks} colour={policy.free ? 'good' : 'warn'} style={{ fontWeight: 600, margin: '0 0 8px' }}>
        {policy.until}
      </Words>
      <Facts items={policy.tiers} looks={looks} />
      <Words looks={looks} size="small" colour="quiet" style={{ margin: '8px 0 0' }}>
        {policy.name}
      </Words>
    </Part>
  );
}

export function ContactPart({ letter: { contact }, looks }: MailProps) {
  return (
    <Part looks={looks} title={contact.title}>
      {contact.name && (
        <Words looks={looks} style={{ fontWeight: 600 }}>
          {contact.name}
        </Words>
      )}
      <Words looks={looks}>{contact.address}</Words>
      <Words looks={looks} style={{ margin: '4px 0 0' }}>
        {contact.links.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            <Link href={href} {...looks.part('accent', { textDecoration: 'underline' })}>
              {label}
            </Link>
          </span>
        ))}
      </Words>
      <Words looks={looks} size="small" colour="quiet" style={{ margin: '12px 0 0' }}>
        {contact.ask}
      </Words>
    </Part>
  );
}
