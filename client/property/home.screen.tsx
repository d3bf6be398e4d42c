import { lazy, Suspense } from 'react';
import { SearchBar } from '../catalogue/index.ts';
import { homePictureOf, sceneOf } from '../platform/api/files.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { Scene } from '../ui/scene.tsx';
import styles from './home.module.css';
import { InView } from '../platform/page/in-view.tsx';

const VoyageBar = lazy(() => import('../sailing/index.ts'));
const HomeMore = lazy(() => import('./home-more.tsx'));

/** Height reserved for the search bar: one line if the window is wide enough. */
const BAR = 'clamp(5.125rem, (1001px - 100vw) * 99, 12.2rem)';

export default function HomeScreen() {
  const hotel = useHotel();
  const scene = homePictureOf(hotel);
  return (
    <>
      <Scene picture={scene && sceneOf(scene)}>
        <div className={styles.messages}>
          <p className={styles.place}>{hotel.address1}</p>
          <PageHeading className={styles.name}>{hotel.hotel_name}</PageHeading>
          <p className={styles.description}>{hotel.description}</p>
        </div>
        {hotel.property_kind === 'sailing' ? (
          <Suspense fallback={<div style={{ minHeight: BAR }} />}>
            <VoyageBar />
          </Suspense>
        ) : (
          <SearchBar />
        )}
      </Scene>
      <InView className={styles.more}>
        <Suspense fallback={null}>
          <HomeMore />
        </Suspense>
      </InView>
    </>
  );
}
