import { ChevronDown } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import chip from '../../ui/chip.module.css';

/** Number of filters that fit into one row on a desktop. */
const IN_ROW = 2;

/** Hides further filters until the guest presses the chip, which shows how many of them are active. */
export default function MoreFilters({ chips }: { chips: readonly ReactElement<{ on: boolean }>[] }) {
  const { t } = useTranslation('room');
  const [open, setOpen] = useState(false);
  if (chips.length <= IN_ROW + 1) return chips;
  const active = chips.slice(IN_ROW).filter(({ props }) => props.on).length;
  const label = t('moreFilters');
  return (
    <>
      {open ? chips : chips.slice(0, IN_ROW)}
      <button type="button" className={chip.chip} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open || active === 0 ? label : `${label} (${active})`}
        <ChevronDown aria-hidden="true" />
      </button>
    </>
  );
}
