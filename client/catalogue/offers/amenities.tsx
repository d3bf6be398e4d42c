import { useListFiles } from '../../../generated/hooks/property.ts';
import { useHotel } from '../../platform/tab/hotel.tsx';
import { IconList } from './icon-list.tsx';

export function Amenities() {
  const { hotel_code } = useHotel();
  const icons = useListFiles({ hotelCode: hotel_code, fileType: 'icon' });
  return icons.data?.data.length ? <IconList icons={icons.data.data} /> : null;
}
