import type { SocialProvider } from '../../../generated/types.ts';
import '../../brand/marks.css';
import styles from './social-mark.module.css';

/** Our own drawings of the providers' logos: a speech bubble, the letter G and the letter N. */
const signs: Record<SocialProvider, string> = {
  kakao: 'M12 6c-4 0-7 2.3-7 5.2 0 1.9 1.3 3.5 3.2 4.4L7.6 18l2.9-1.7c.5.1 1 .1 1.5.1 4 0 7-2.3 7-5.2S16 6 12 6Z',
  google: 'M17.6 8.4A6.5 6.5 0 1 0 18.5 12H12.4M18.5 12a6.5 6.5 0 0 1-.9 3.4',
  naver: 'M8 17V7l8 10V7',
};

export function SocialMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" data-provider={provider} aria-hidden="true">
      <path d={signs[provider]} />
    </svg>
  );
}
