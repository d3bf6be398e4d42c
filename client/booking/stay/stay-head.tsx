import type { ReactNode } from 'react';
import type { Stay } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './stay.module.css';

type Props = {
  stay: Pick<Stay, 'picture'>;
  /** Whether a small picture is beside the text. */
  pictured: boolean | undefined;
  name: ReactNode;
  place: ReactNode;
  children?: ReactNode;
};

export function StayHead({ stay: { picture }, pictured, name, place, children }: Props) {
  return (
    <div className={styles.head}>
      {pictured && picture && (
        // Without this element, the <source> elements would be flex items.
        <div className={styles.thumb}>
          <Picture {...pictureOf(picture)} alt="" ratio="1/1" sizes="5rem" />
        </div>
      )}
      <div>
        <p className={styles.roomName}>{name}</p>
        <p className={styles.quiet}>{place}</p>
        {children && <p className={styles.quiet}>{children}</p>}
      </div>
    </div>
  );
}
