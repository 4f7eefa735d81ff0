import { findSizes } from '@figura/classifier';
import { convertSizes } from '@figura/contracts';
import type { SizeRegion, Sizes, User } from '@figura/contracts';
import { useWearer } from '../../lib/session/use-wearer';

export function useSizes({ preferences, unitPreference }: User): {
  sizes: Sizes | null;
  isSuggested: boolean;
} {
  const { measurements } = useWearer();
  const { sizes } = preferences;
  if (sizes || !isWhole(measurements)) return { sizes, isSuggested: false };
  const suggested = convertSizes({ region: 'EU', ...findSizes(measurements) }, guessRegion(unitPreference));
  return { sizes: suggested, isSuggested: true };
}

function isWhole(
  tape: ReturnType<typeof useWearer>['measurements'],
): tape is Parameters<typeof findSizes>[0] {
  return tape.chest !== undefined;
}

function guessRegion(unit: User['unitPreference']): SizeRegion {
  if (navigator.language === 'en-GB') return 'UK';
  return unit === 'metric' ? 'EU' : 'US';
}
