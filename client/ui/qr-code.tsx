import { encode } from 'uqr';
import '../brand/scan.css';
import styles from './qr-code.module.css';

/** Width, in modules, of the light margin that scanners require (ISO/IEC 18004). */
const QUIET = 4;

type QrCodeProps = {
  value: string;
  label: string;
};

/**
 * Dark on light in every theme, because some scanners can't read inverted codes. Import this component lazily, because
 * it includes the encoder.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
