import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';

type SlideStepsProps = Omit<ComponentProps<typeof IconButton>, 'label'> & {
  shown: number;
  last: number;
  previousLabel: string;
  nextLabel: string;
  show: (index: number) => void;
};

/**
 * Two buttons with `data-to`, for the previous and the next slide. They aren't disabled at the first and last slide,
 * because a disabled button loses the focus.
 */
export function SlideSteps({ shown, last, previousLabel, nextLabel, show, ...button }: SlideStepsProps) {
  return (
    <>
      <IconButton
        {...button}
        data-to="previous"
        label={previousLabel}
        aria-disabled={shown === 0}
        onClick={() => show(shown - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        {...button}
        data-to="next"
        label={nextLabel}
        aria-disabled={shown === last}
        onClick={() => show(shown + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </>
  );
}
