import { useGetShip } from '../../../generated/hooks/sailing.ts';
import { useHotelCode } from '../../platform/tab/hotel.tsx';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { LoadProblem } from '../../platform/api/load-problem.tsx';
import { Queries } from '../../platform/api/queries.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShipDetails } from './ship-details.tsx';
import styles from './ship-sheet.module.css';
import { useFerry } from '../use-voyage-search.ts';

type Props = {
  code: string;
  /** Cabin type to highlight on the deck plan. */
  cabin?: string | undefined;
  onClose: () => void;
};

export default function ShipSheet(props: Props) {
  return (
    <Queries>
      <Sheet {...props} />
    </Queries>
  );
}

function Sheet({ code, cabin, onClose }: Props) {
  const { t } = useTranslation('sailing');
  const found = useGetShip(code, { hotel_code: useHotelCode() });
  const summary = useFerry().data?.ships.find(({ ship_code }) => ship_code === code);
  const ship = found.data?.ship;
  return (
    <Dialog
      open
      onClose={onClose}
      title={ship?.ship_name ?? summary?.ship_name ?? t('ship.title')}
      closeLabel={t('search.close')}
      size="page"
    >
      {(title) =>
        ship ? (
          <ShipDetails ship={ship} title={title} cabin={cabin} />
        ) : (
          <div className={styles.waiting} aria-busy={!found.error}>
            {title}
            {found.error ? (
              <LoadProblem query={found} />
            ) : (
              <>
                <Skeleton shape="picture" />
                <Skeleton lines={4} />
              </>
            )}
          </div>
        )
      }
    </Dialog>
  );
}
