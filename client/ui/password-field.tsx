import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
