import { findSizes } from '@figura/classifier';
import { convertSizes, listSizeRegions } from '@figura/contracts';
import type { Presentation, Sizes, SizeWearer, User } from '@figura/contracts';
import { getAccountUnit } from '../forms/account-unit';
import { guessSizeRegion } from '../forms/size-region';
import { useWearer } from './use-wearer';
import { getReaderLocale } from '../messages/reader-locale';

type SizesOrigin = 'user' | 'tape' | 'estimates' | 'middle';

/** Whose table it is; `any` leaves it to the user. */
const TABLES: Readonly<Record<Presentation, SizeWearer | null>> = { womens: 'women', mens: 'men', any: null };

const MIDDLE: Readonly<Record<SizeWearer, Sizes>> = {
  women: { region: 'EU', top: 40, bottom: 40, shoe: 39 },
  men: { region: 'EU', for: 'men', top: 50, bottom: 50, shoe: 43 },
};

interface SuggestedSizes {
  sizes: Sizes;
  origin: SizesOrigin;
}

/** `table` is null while the user has to choose one; `suggest` makes sizes of a table. */
export function useSizes(user: User): {
  table: SizeWearer | null;
  canChooseTable: boolean;
  suggest: (table: SizeWearer) => SuggestedSizes;
} {
  const { preferences } = user;
  const { measurements } = useWearer();
  const { sizes: stored, presentation } = preferences;
  const fixed = TABLES[presentation];
  return {
    table: fixed ?? (stored && (stored.for ?? 'women')),
    canChooseTable: fixed === null,
    suggest: (table) => {
      if (stored && (stored.for ?? 'women') === table) return { sizes: stored, origin: 'user' };
      const guessed = stored?.region ?? guessSizeRegion(getAccountUnit(user), getReaderLocale(), table);
      const region = listSizeRegions(table).includes(guessed) ? guessed : 'EU';
      if (!isWhole(measurements)) return { sizes: convertSizes(MIDDLE[table], region), origin: 'middle' };
      const found = { ...MIDDLE[table], ...findSizes(measurements, table) };
      return { sizes: convertSizes(found, region), origin: isEstimated(user) ? 'estimates' : 'tape' };
    },
  };
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
