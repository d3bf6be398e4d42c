import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { accessibility } from '../../generated/accessibility.ts';
import { useMain } from '../platform/tab/hotel.tsx';
import { useLocale, useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { Card } from '../ui/card.tsx';
import { DefinitionList } from '../ui/definition-list.tsx';
import { dateFormat } from '../ui/intl.ts';
import { Container } from '../ui/layout.tsx';
import { telOf } from '../ui/phone.ts';
import styles from './accessibility.module.css';

const LIMITS = ['payment', 'texts', 'map'];

/** The accessibility statement. Its claims are generated from the tests (scripts/generate/accessibility.ts). */
export default function AccessibilityScreen() {
  const { t } = useTranslation('accessibility');
  const { hotel } = useMain();
  const { standards, checks, axe, prepared } = accessibility;
  const date = dateFormat(useLocale(), 'day', 'UTC').format(Date.parse(prepared));
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <PageHeading>{t('app:titles.accessibility')}</PageHeading>
        <p className={styles.lead}>{t('lead', { hotel: hotel.hotel_name })}</p>
      </header>
      <div className={styles.statement}>
        <Section name="standards">
          <ul className={styles.standards}>
            {standards.map((standard) => (
              <li key={standard}>{standard}</li>
            ))}
          </ul>
        </Section>
        <Section name="checks" values={{ version: axe }}>
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check}>
                <Check aria-hidden="true" />
                {t(`checks.list.${check}`)}
              </li>
            ))}
          </ul>
        </Section>
        <section aria-labelledby="limits">
          <h2 id="limits">{t('limits.title')}</h2>
          <ul className={styles.limits}>
            {LIMITS.map((limit) => (
              <li key={limit}>{t(`limits.list.${limit}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <aside className={styles.aside}>
        <Contact />
        <Section name="complaint" />
        <p className={styles.prepared}>{t('prepared', { date })}</p>
      </aside>
    </Container>
  );
}

type SectionProps = { name: string; values?: Record<string, string>; children?: ReactNode };

function Section({ name, values, children }: SectionProps) {
  const { t } = useTranslation('accessibility');
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{t(`${name}.title`)}</h2>
      <p>{t(`${name}.body`, values)}</p>
      {children}
    </section>
  );
}

function Contact() {
  const { t } = useTranslation('accessibility');
  const { tel, email, address } = useMain().footer_data;
  const facts = [
    { id: 'tel', value: tel && <a href={telOf(tel)}>{tel}</a> },
    { id: 'email', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { id: 'address', value: address },
  ];
  return (
    <Card>
      <Section name="contact">
        <DefinitionList
          items={facts.filter(({ value }) => value).map(({ id, value }) => ({ id, term: t(`contact.${id}`), value }))}
        />
      </Section>
    </Card>
  );
}
