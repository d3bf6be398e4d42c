import { CircleCheck } from 'lucide-react';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import styles from '../signup.module.css';

type Props = TextFieldProps & {
  state: 'checking' | 'available' | null;
  onCheck: () => void;
  checkLabel: string;
  availableLabel: string;
};

export function CheckedField({ state, onCheck, checkLabel, availableLabel, ...field }: Props) {
  const { t } = useTranslation('signup');
  return (
    <div>
      <TextField
        {...field}
        suffix={
          <Button variant="quiet" size="small" busy={state === 'checking'} busyLabel={t('checking')} onClick={onCheck}>
            {checkLabel}
          </Button>
        }
      />
      <p className={styles.available} role="status">
        {state === 'available' && (
          <>
            <CircleCheck aria-hidden="true" />
            {availableLabel}
          </>
        )}
      </p>
    </div>
  );
}
