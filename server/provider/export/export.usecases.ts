import type { ProblemCode } from '../../../generated/problems.ts';
import type { BundleDays, BundleOptionDays, BundlePackageDays, PropertyBundle } from '../../../generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { fail, ok, type Outcome } from '../../platform/outcome.ts';
import { today } from '../../platform/values/nights.ts';
import { findHotel, readCompanyName } from '../../property/property.usecases.ts';
import { limitedOptions } from '../days.rules.ts';
import { readPackageRuns, readRoomRuns, readStockRuns } from './export.repository.ts';
import { exportedHotel, rowsOfRuns } from './exported-hotel.rules.ts';

/**
 * Returns a property as a bundle, with its nights from today on. Fails with `forbidden` if the property belongs to
 * another company.
 */
export async function exportBundle(
  { db, clock }: { db: Database; clock: Clock },
  companyCode: string,
  hotelCode: string,
): Promise<Outcome<PropertyBundle, ProblemCode<'exportPropertyBundle'>>> {
  const found = await findHotel({ db }, hotelCode);
  if (!found.ok) return found;
  const { document, ...hotel } = found.value;
  if (hotel.companyCode !== companyCode) return fail('forbidden');
  const from = today(document.time_zone, clock.now());
  return inSnapshot(db, async (tx) => {
    const rooms = await readRoomRuns(tx, hotel, from, document.max_nights);
    const packages = await readPackageRuns(tx, hotel, from);
    const stock = await readStockRuns(tx, hotel, from, limitedOptions(document));
    const days = {
      days: rowsOfRuns<BundleDays>(rooms),
      package_days: rowsOfRuns<BundlePackageDays>(packages),
      option_days: rowsOfRuns<BundleOptionDays>(stock),
    };
    const company_name = await readCompanyName(tx, companyCode);
    return ok({ company_code: companyCode, company_name, hotels: [exportedHotel(document, days)] });
  });
}
