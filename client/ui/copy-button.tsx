import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type CopyButtonProps = Pick<ButtonLook, 'variant' | 'size'> & {
  value: string;
  label: string;
  copiedLabel: string;
  className?: string;
};

export function CopyButton({ value, label, copiedLabel, variant = 'quiet', size, className }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const done = copied === value;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(value),
      () => setCopied(null),
    );
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        icon={done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
        onBlur={() => setCopied(null)}
      >
        {done ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{done && copiedLabel}</VisuallyHidden>
    </>
  );
}
