import { useState } from 'react';
import { useMain } from '../../platform/tab/hotel.tsx';
import { Button } from '../../ui/button.tsx';
import { askedHotel, keepHeldRooms, leaveFor } from './asked-hotel.ts';
import { LeaveQuestion } from './hotel-link.tsx';

/** Asks whether to release the held rooms if the guest entered the address of another hotel. */
export default function LeaveForAsked() {
  const { property_hotel_list: hotels } = useMain();
  const [asked, setAsked] = useState(askedHotel);
  if (!asked) return null;
  const keep = () => {
    keepHeldRooms();
    setAsked(null);
  };
  return (
    <LeaveQuestion
      name={hotels.find(({ hotel_code }) => hotel_code === asked.code)?.hotel_name}
      onClose={keep}
      onKeep={keep}
    >
      {(label) => <Button onClick={() => leaveFor(asked)}>{label}</Button>}
    </LeaveQuestion>
  );
}
