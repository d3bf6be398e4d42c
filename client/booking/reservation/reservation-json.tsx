import type { Reservation } from '../../../generated/types.ts';
import { fileUrl } from '../../platform/api/files.ts';
import { reservationData } from './reservation-data.ts';

export default function ReservationData({ reservation }: { reservation: Reservation }) {
  const { picture } = reservation.stay;
  const image = picture ? new URL(fileUrl(picture.file_path), location.origin).href : undefined;
  return (
    <script
      type="application/ld+json"
      // `reservationData` escapes every `<`.
      dangerouslySetInnerHTML={{ __html: reservationData(reservation, image) }}
    />
  );
}
