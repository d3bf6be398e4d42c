import type { CSSProperties } from 'react';
import type { Tier } from '../../generated/types.ts';
import { Card } from '../ui/card.tsx';
import { Benefits } from './benefits.tsx';
import styles from './membership.module.css';
import { Qualification } from './qualification.tsx';

export function TierCard({ tier }: { tier: Tier }) {
  return (
    <Card as="li" className={styles.tier} style={{ '--tier': tier.colour } as CSSProperties}>
      <h3 className={styles.name}>{tier.tier_name}</h3>
      <p className={styles.qualification}>
        <Qualification tier={tier} />
      </p>
      <Benefits benefits={tier.benefits} />
    </Card>
  );
}
