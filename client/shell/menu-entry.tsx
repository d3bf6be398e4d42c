import type { ReactNode } from 'react';
import { Link } from 'wouter';

type Props = { to: string; icon: ReactNode; onClose: () => void; children: ReactNode };

export function MenuEntry({ to, icon, onClose, children }: Props) {
  return (
    <Link href={to} onClick={onClose}>
      {icon}
      {children}
    </Link>
  );
}
