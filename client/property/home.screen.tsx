import { lazy, Suspense } from 'react';
import { SearchBar } from '../catalogue/search.widget.tsx';
import { fileUrl } from '../app/files.ts';
import { useHotel } from '../app/hotel.tsx';
import { PageHeading } from '../app/PageHeading.tsx';
import { Container } from '../ui/Layout.tsx';
import styles from './home.module.css';
import { WhenNear } from './when-near.tsx';

const HomeMore = lazy(() => import('./home-more.tsx'));

/** The hotel's scene, its name, and the search; below, what there is to stay in. */
export default function HomeScreen() {
  const hotel = useHotel();
  const scene = hotel.main_images[0];
  return (
    <>
      <section className={styles.scene}>
        {scene && (
          <img
            className={styles.picture}
            src={fileUrl(scene.file_path)}
            alt={scene.alt}
            width="1600"
            height="1000"
            fetchPriority="high"
            style={{ objectPosition: `${scene.focus_x ?? 50}% 50%` }}
          />
        )}
        <Container className={styles.over}>
          <div className={styles.words}>
            <p className={styles.place}>{hotel.address1}</p>
            <PageHeading className={styles.name}>{hotel.hotel_name}</PageHeading>
            <p className={styles.description}>{hotel.description}</p>
          </div>
          <SearchBar />
        </Container>
      </section>
      <WhenNear className={styles.more}>
        <Suspense fallback={null}>
          <HomeMore />
        </Suspense>
      </WhenNear>
    </>
  );
}
