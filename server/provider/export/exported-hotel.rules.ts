import type { BundleHotel, BundlePicture } from '../../../generated/types.ts';
import type { HotelDocument, StoredPicture } from '../../property/hotel.rules.ts';

export type ExportedDays = Pick<BundleHotel, 'days' | 'package_days' | 'option_days'>;

/** Days with the same values: the dates from `from` to `to` on the given days of the week. */
export type DayRun = {
  codes: Record<string, string>;
  value: Record<string, number | boolean>;
  from: string;
  to: string;
  weekdays: number[];
};

const DAYS_A_WEEK = 7;

/** Returns the row of a bundle for each run. */
export function rowsOfRuns<Row>(runs: readonly DayRun[]): Row[] {
  return runs.map(({ codes, value, from, to, weekdays }) => {
    const row = { ...codes, from, to, ...(weekdays.length < DAYS_A_WEEK && { weekdays }), ...value };
    return row as Row;
  });
}

/** Removes what the import has added to a property's document. */
export function exportedHotel(document: HotelDocument, { days, package_days, option_days }: ExportedDays): BundleHotel {
  const { sailing } = document;
  return {
    ...document,
    main_images: document.main_images.map(exportedPicture),
    room_types: document.room_types.map(withPictures),
    packages: document.packages.map(withPictures),
    upsellings: document.upsellings.map(withPicture),
    ...(sailing && {
      sailing: {
        ...sailing,
        ports: sailing.ports.map(withPicture),
        cabin_types: sailing.cabin_types.map(withPictures),
        ships: sailing.ships.map(withPictures),
      },
    }),
    days,
    ...(package_days?.length && { package_days }),
    ...(option_days?.length && { option_days }),
  };
}

/** The import determines the colour of a photo, which has copies, but keeps the given colour of a drawing. */
function exportedPicture({ variants, portrait: _, color, ...picture }: StoredPicture): BundlePicture {
  return { ...picture, ...(color && !variants && { color }) };
}

function withPicture<Part extends { picture: BundlePicture | null }>(part: Part): Part {
  return { ...part, picture: part.picture && exportedPicture(part.picture) };
}

function withPictures<Part extends { pictures: BundlePicture[] }>(part: Part): Part {
  return { ...part, pictures: part.pictures.map(exportedPicture) };
}
