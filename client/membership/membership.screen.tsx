import { Link } from 'wouter';
import { useListTiers } from '../../generated/hooks/membership.ts';
import { paths } from '../paths.ts';
import { backPictureOf, pictureOf } from '../platform/api/files.ts';
import { useHotel, useHotelCode } from '../platform/tab/hotel.tsx';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { LoadProblem } from '../platform/api/load-problem.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Container } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Scene } from '../ui/scene.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { Greeting } from './greeting.tsx';
import styles from './membership.module.css';
import { TierCard } from './tier-card.tsx';
import { TierTable } from './tier-table.tsx';

export default function MembershipScreen() {
  const { t } = useTranslation('membership');
  const hotel = useHotel();
  const scene = hotel.main_images.at(-1) ?? backPictureOf(hotel);
  return (
    <>
      <Scene picture={scene && pictureOf(scene)} low>
        <p className={styles.place}>{hotel.hotel_name}</p>
        <PageHeading className={styles.title}>{t('title')}</PageHeading>
        <Greeting />
      </Scene>
      <Container className={styles.tiers}>
        <Tiers />
      </Container>
    </>
  );
}

function Tiers() {
  const { t } = useTranslation('membership');
  const wide = useMediaQuery('(min-width: 64rem)');
  const tiers = useListTiers({ hotel_code: useHotelCode() });
  if (tiers.error) return <LoadProblem query={tiers} />;
  if (!tiers.data) {
    return (
      <div className={styles.cards} aria-busy="true">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} shape="block" height="16rem" />
        ))}
      </div>
    );
  }
  if (tiers.data.tiers.length === 0) {
    return (
      <EmptyState
        title={t('none.title')}
        actions={
          <Link href={paths.reservation()} asChild>
            <LinkButton>{t('none.book')}</LinkButton>
          </Link>
        }
      >
        {t('none.body')}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className={styles.heading}>{t('tiers')}</h2>
      {wide ? (
        <TierTable tiers={tiers.data.tiers} />
      ) : (
        <ol className={styles.cards}>
          {tiers.data.tiers.map((tier) => (
            <TierCard key={tier.tier_code} tier={tier} />
          ))}
        </ol>
      )}
    </>
  );
}
