import { findSizes } from '@figura/classifier';
import { convertSizes } from '@figura/contracts';
import type { SizeRegion, Sizes, User } from '@figura/contracts';
import { useWearer } from '../../lib/session/use-wearer';

/** The user's choice, or what follows from the tape or from estimated girths and heights. */
export type SizesOrigin = 'user' | 'tape' | 'estimates';

export function useSizes(user: User): { sizes: Sizes | null; origin: SizesOrigin } {
  const { preferences, unitPreference } = user;
  const { measurements } = useWearer();
  const { sizes } = preferences;
  if (sizes || !isWhole(measurements)) return { sizes, origin: 'user' };
  const suggested = convertSizes({ region: 'EU', ...findSizes(measurements) }, guessRegion(unitPreference));
  return { sizes: suggested, origin: isEstimated(user) ? 'estimates' : 'tape' };
}

function isWhole(
  tape: ReturnType<typeof useWearer>['measurements'],
): tape is Parameters<typeof findSizes>[0] {
  return tape.chest !== undefined;
}

/** Shoulders change no size. */
function isEstimated({ measurements }: User): boolean {
  return measurements?.estimated?.some(({ name }) => name !== 'shoulders') === true;
}

function guessRegion(unit: User['unitPreference']): SizeRegion {
  if (navigator.language === 'en-GB') return 'UK';
  return unit === 'metric' ? 'EU' : 'US';
}
