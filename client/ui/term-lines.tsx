import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './term-lines.module.css';

type TermLinesProps = {
  all: { label: string; checked: boolean; onChange: (checked: boolean) => void };
  children: ReactNode;
};

export function TermLines({ all, children }: TermLinesProps) {
  return (
    <div className={styles.lines}>
      <Checkbox
        className={styles.all}
        label={all.label}
        checked={all.checked}
        onChange={(event) => all.onChange(event.currentTarget.checked)}
      />
      {children}
    </div>
  );
}

type TermLineProps = {
  title: string;
  mark?: string;
  /** Checkbox for agreeing to the terms. Without it, the terms can only be read. */
  box?: Omit<CheckboxProps, 'label'>;
  readLabel: string;
  foldLabel: string;
  children: () => ReactNode;
};

export function TermLine({ title, mark, box, readLabel, foldLabel, children }: TermLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const messages = (
    <>
      {title} {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        {box ? <Checkbox {...box} label={messages} /> : <p className={styles.reading}>{title}</p>}
        <IconButton
          label={open ? foldLabel : readLabel}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </IconButton>
      </div>
      <section id={id} className={styles.text} hidden={!open} aria-label={title} tabIndex={0}>
        {open && children()}
      </section>
    </div>
  );
}
