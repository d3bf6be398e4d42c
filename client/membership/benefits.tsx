import {
  ArrowUpRight,
  BadgePercent,
  BedDouble,
  CalendarHeart,
  Car,
  Check,
  CirclePlus,
  Clock,
  Coffee,
  Coins,
  Gem,
  Gift,
  type LucideIcon,
  Phone,
  Sofa,
  ThermometerSun,
  UtensilsCrossed,
  Waves,
  Wine,
} from 'lucide-react';
import type { Benefit, BenefitType } from '../../generated/types.ts';
import { benefitText } from '../booking/index.ts';
import { useFormatters } from '../platform/i18n/formatters.ts';
import { useTranslation } from '../platform/i18n/i18n.ts';
import { cx } from '../ui/cx.ts';
import styles from './membership.module.css';

const ICONS: Record<BenefitType, LucideIcon> = {
  point_earning: Coins,
  room_upgrade: BedDouble,
  late_check_out: Clock,
  lounge: Sofa,
  free_breakfast: Coffee,
  welcome_amenities: Gift,
  extra_points: CirclePlus,
  food_and_beverage_discount: UtensilsCrossed,
  welcome_drink: Wine,
  suite_discount: BadgePercent,
  vip_amenities: Gem,
  phone_booking_discount: Phone,
  calendar_and_goods: CalendarHeart,
  sauna: ThermometerSun,
  pool: Waves,
  express_check_in: ArrowUpRight,
  valet: Car,
};

export function Benefits({ benefits, className }: { benefits: readonly Benefit[]; className?: string | undefined }) {
  const { t } = useTranslation('membership');
  const { number } = useFormatters();
  return (
    <ul className={cx(styles.benefits, className)}>
      {benefits.map((benefit) => {
        const Icon = ICONS[benefit.benefit_type] ?? Check;
        return (
          <li key={benefit.benefit_type}>
            <Icon aria-hidden="true" strokeWidth={1.75} />
            {benefitText(t, benefit, number)}
          </li>
        );
      })}
    </ul>
  );
}
