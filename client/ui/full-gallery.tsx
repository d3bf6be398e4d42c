import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Dialog from './dialog.tsx';
import styles from './full-gallery.module.css';
import type { GalleryProps } from './gallery.tsx';
import { IconButton } from './icon-button.tsx';
import { Picture } from './picture.tsx';
import { SlideSteps } from './slide-steps.tsx';
import { SourcedImage } from './sourced-image.tsx';
import { useSlides } from './use-slides.ts';
import { useZoom } from './use-zoom.ts';

type FullGalleryProps = Pick<GalleryProps, 'pictures' | 'label' | 'previousLabel' | 'nextLabel' | 'countLabel'> & {
  /** Index of the picture that is shown first. */
  start: number;
  closeLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /**
   * Called with the index of each picture that is shown, including the first. The first call comes after the gallery
   * has added its entry to the history.
   */
  onShow: (index: number) => void;
  onClose: () => void;
};

/** Shows pictures in the whole window. Supports swipes, arrow keys, thumbnails and pinching. */
export default function FullGallery({ label, closeLabel, onClose, onShow, ...stage }: FullGalleryProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open onOpen={() => setOpen(true)} onClose={onClose} title={label} closeLabel={closeLabel} size="screen">
      <Stage {...stage} label={label} onShow={open ? onShow : undefined} />
    </Dialog>
  );
}

type StageProps = Omit<FullGalleryProps, 'closeLabel' | 'onClose' | 'onShow'> & {
  onShow: FullGalleryProps['onShow'] | undefined;
};

function Stage(props: StageProps) {
  const { pictures, label, previousLabel, nextLabel, countLabel, zoomInLabel, zoomOutLabel, onShow } = props;
  const [start] = useState(props.start);
  const last = pictures.length - 1;
  const { track, shown, keys, show, scrolled } = useSlides(pictures.length, start);
  const thumbs = useRef<HTMLUListElement>(null);
  const { view, whole, closer } = useZoom(track);
  const zoomed = view.scale > 1;

  useLayoutEffect(() => {
    const element = track.current!;
    element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
  }, [track, start]);

  const go = (index: number) => {
    whole();
    show(index);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = keys[event.key];
      if (to !== undefined) go(to);
      else if (event.key === '+') closer();
      else if (event.key === '-') whole();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });

  useEffect(() => {
    onShow?.(shown);
    const [strip, thumb] = [thumbs.current, thumbs.current?.children[shown] as HTMLElement | undefined];
    if (strip && thumb) strip.scrollTo({ left: thumb.offsetLeft - (strip.clientWidth - thumb.clientWidth) / 2 });
  }, [shown, onShow]);

  return (
    <div className={styles.gallery}>
      <p className={styles.count} aria-live="polite">
        {countLabel(shown + 1, pictures.length)}
      </p>
      <IconButton className={styles.zoom} label={zoomed ? zoomOutLabel : zoomInLabel} onClick={zoomed ? whole : closer}>
        {zoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
      </IconButton>
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={label}
        data-zoomed={zoomed || undefined}
        onScroll={scrolled}
      >
        {pictures.map(({ style: { backgroundColor: _, ...style } = {}, ...picture }, index) => (
          <li key={picture.src} className={styles.slide} aria-hidden={index !== shown}>
            <SourcedImage
              {...picture}
              sizes="100vw"
              loading={Math.abs(index - shown) < 2 ? 'eager' : 'lazy'}
              draggable={false}
              style={index === shown ? { ...style, transform: transformOf(view) } : style}
            />
          </li>
        ))}
      </ul>
      {last > 0 && <SlideSteps className={styles.step} show={go} {...{ shown, last, previousLabel, nextLabel }} />}
      <p className={styles.caption} aria-hidden="true">
        {pictures[shown]?.alt}
      </p>
      {last > 0 && (
        <ul ref={thumbs} className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={countLabel(index + 1, pictures.length)}
                aria-current={index === shown || undefined}
                onClick={() => go(index)}
              >
                <Picture {...picture} alt="" ratio="1/1" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function transformOf({ scale, x, y }: { scale: number; x: number; y: number }) {
  return scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : undefined;
}
