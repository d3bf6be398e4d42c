import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import chip from '../../ui/chip.module.css';

/** Hides filters until the guest presses the chip, which shows how many of them are active. */
export default function MoreFilters({ active, children }: { active: number; children: ReactNode }) {
  const { t } = useTranslation('room');
  const [open, setOpen] = useState(false);
  const label = t('moreFilters');
  return (
    <>
      {open && children}
      <button type="button" className={chip.chip} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open || active === 0 ? label : `${label} (${active})`}
        <ChevronDown aria-hidden="true" />
      </button>
    </>
  );
}
