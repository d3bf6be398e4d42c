import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Stack } from './layout.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './summary-cards.module.css';

type SummaryCardsProps = {
  title: string;
  lead: string;
  waiting: boolean;
  children: ReactNode;
};

export function SummaryCards({ title, lead, waiting, children }: SummaryCardsProps) {
  return (
    <Stack as="section" gap={3} aria-busy={waiting}>
      <div>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul className={styles.cards}>
        {waiting
          ? [1, 2, 3].map((card) => (
              <Card key={card} as="li" media={<Skeleton shape="picture" />}>
                <Skeleton lines={3} />
              </Card>
            ))
          : children}
      </ul>
    </Stack>
  );
}

export function SummaryText({ name, facts, children }: { name: ReactNode; facts: ReactNode; children?: ReactNode }) {
  return (
    <Stack gap={1} className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.facts}>{facts}</p>
      {children}
    </Stack>
  );
}
