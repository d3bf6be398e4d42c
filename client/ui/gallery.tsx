import { type KeyboardEvent, useState } from 'react';
import { cx } from './cx.ts';
import styles from './gallery.module.css';
import { Picture, type PictureProps } from './picture.tsx';
import { SlideSteps } from './slide-steps.tsx';
import type { ShownPicture } from './sourced-image.tsx';
import { useSlides } from './use-slides.ts';

export type GalleryProps = {
  pictures: ShownPicture[];
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Returns text such as '2 of 5'. */
  countLabel: (shown: number, total: number) => string;
  ratio?: PictureProps['ratio'];
  priority?: boolean;
  waiting?: boolean;
  className?: string;
};

/** A carousel with native scrolling that supports swipes, arrow keys and buttons. */
export function Gallery({
  pictures,
  label,
  previousLabel,
  nextLabel,
  countLabel,
  ratio = '3/2',
  priority,
  waiting = false,
  className,
}: GalleryProps) {
  const { track, shown, keys, show, scrolled } = useSlides(pictures.length);
  const [touched, setTouched] = useState(!waiting);
  const wake = () => setTouched(true);
  const last = pictures.length - 1;

  const pressed = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };

  return (
    <section
      className={cx(styles.gallery, className)}
      data-waiting={waiting || undefined}
      aria-label={label}
      onPointerEnter={wake}
      onPointerDown={wake}
      onFocus={wake}
    >
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label} onKeyDown={pressed} onScroll={scrolled}>
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className={styles.slide}
            aria-hidden={index !== shown}
            // A shortcut for pointers; the buttons and the arrow keys do the same.
            onClick={() => show(index === last ? 0 : index + 1)}
          >
            {(touched || index === 0) && (
              <Picture {...picture} ratio={ratio} priority={priority && index === 0} draggable={false} />
            )}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <>
          <SlideSteps
            className={styles.step}
            variant="raised"
            tabIndex={waiting ? -1 : undefined}
            {...{ shown, last, previousLabel, nextLabel, show }}
          />
          <p className={styles.count} aria-live="polite">
            {countLabel(shown + 1, pictures.length)}
          </p>
        </>
      )}
    </section>
  );
}
