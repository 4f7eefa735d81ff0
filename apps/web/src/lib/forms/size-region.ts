import type { LengthUnit } from '@figura/classifier';
import { listSizeRegions } from '@figura/contracts';
import type { SizeRegion, SizeWearer } from '@figura/contracts';

/** By country; others count as EU. */
const COUNTRIES: Readonly<Record<string, SizeRegion>> = {
  ...{ US: 'US', CA: 'US', GB: 'UK', IE: 'UK', AU: 'UK', NZ: 'UK' },
  ...{ DE: 'DE', AT: 'DE', FR: 'FR', IT: 'IT', JP: 'JP' },
};

/** The numbers in which somebody of the locale buys clothes; inches are the US or the UK. */
export function guessSizeRegion(unit: LengthUnit, locale: string, wearer: SizeWearer): SizeRegion {
  const named = findNamed(locale);
  const ofUnit = unit === 'in' && named !== 'UK' ? 'US' : named;
  const region = unit === 'cm' && ofUnit === 'US' ? 'EU' : ofUnit;
  return listSizeRegions(wearer).includes(region) ? region : 'EU';
}

function findNamed(locale: string): SizeRegion {
  try {
    return COUNTRIES[new Intl.Locale(locale).maximize().region ?? ''] ?? 'EU';
  } catch {
    return 'EU';
  }
}
