import type { Reservation, VoyageChangeRequest, VoyageSelection } from '../../../generated/types.ts';
import { ChangeLayout } from '../../booking/index.ts';
import { ChangeCabins } from './change-cabins.tsx';
import { ChangeSailing } from './change-sailing.tsx';

type Props = { reservation: Reservation; booked: VoyageSelection };

export default function ChangeVoyage({ reservation, booked }: Props) {
  const { voyage } = reservation.stay;
  const [out, back] = voyage?.legs ?? [];
  return (
    <ChangeLayout<VoyageChangeRequest> reservation={reservation} booked={booked}>
      {(selection, select) => (
        <>
          {out && (
            <ChangeSailing
              way={back ? 'out' : 'only'}
              booked={out}
              chosen={selection.outbound}
              reservation={reservation}
              onChange={(outbound) => select({ ...selection, outbound })}
            />
          )}
          {back && (
            <ChangeSailing
              way="back"
              booked={back}
              chosen={selection.inbound ?? back.departure_code}
              reservation={reservation}
              onChange={(inbound) => select({ ...selection, inbound })}
            />
          )}
          <ChangeCabins reservation={reservation} selection={selection} onChange={select} />
        </>
      )}
    </ChangeLayout>
  );
}
