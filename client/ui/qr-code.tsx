import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of light around it that a reader needs (ISO/IEC 18004). */
const QUIET = 4;

export type QrCodeProps = {
  value: string;
  /** What it is, for who cannot see it. */
  label: string;
};

/** A QR code, dark on light in every theme, as wide as its place. Brings its encoder: import the file lazily. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
