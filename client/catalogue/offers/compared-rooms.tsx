import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Room } from '../../../generated/types.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './compared-rooms.module.css';

type Props = {
  rooms: readonly Pick<Room, 'room_type_code' | 'room_type_name'>[];
  /** Receives the codes of the rooms that remain. */
  onCompare: (codes: string[]) => void;
  /** The button that opens the comparison. */
  action: ReactNode;
};

/** Names the compared rooms, each with a button that removes it. */
export function ComparedRooms({ rooms, onCompare, action }: Props) {
  const { t } = useTranslation('room');
  const codes = rooms.map(({ room_type_code }) => room_type_code);
  return (
    <div className={styles.bar} role="status">
      <div className={styles.rooms}>
        <ul>
          {rooms.map(({ room_type_code: code, room_type_name: name }) => (
            <li key={code}>
              {name}
              <IconButton
                label={t('sideBySide.remove', { name })}
                onClick={() => onCompare(codes.filter((each) => each !== code))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={() => onCompare([])}>
          {t('sideBySide.clear')}
        </Button>
        {action}
      </div>
    </div>
  );
}
