import { Images } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './picture-mosaic.module.css';
import { Picture } from './picture.tsx';
import type { ShownPicture } from './sourced-image.tsx';

type PictureMosaicProps = {
  pictures: readonly ShownPicture[];
  label: string;
  /** Label of the button that opens the first picture. */
  allLabel: string;
  onOpen: (index: number) => void;
};

const TILES = 5;

export function PictureMosaic({ pictures, label, allLabel, onOpen }: PictureMosaicProps) {
  const tiles = pictures.slice(0, TILES);
  return (
    <div className={styles.mosaic}>
      <ul className={styles.tiles} data-tiles={tiles.length} aria-label={label}>
        {tiles.map((picture, index) => (
          <li key={picture.src} className={styles.tile}>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(index)}>
              <Picture
                {...picture}
                priority={index === 0}
                sizes={index === 0 ? '(max-width: 640px) 100vw, 640px' : '(max-width: 640px) 33vw, 320px'}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > TILES && (
        <Button
          variant="quiet"
          size="small"
          className={styles.all}
          icon={<Images aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => onOpen(0)}
        >
          {allLabel}
        </Button>
      )}
    </div>
  );
}
