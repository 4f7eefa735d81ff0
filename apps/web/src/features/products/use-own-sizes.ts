import { chooseSizes } from '@figura/classifier';
import { CLOTHING_CATEGORIES, listSizeNames, type Category, type Sizes } from '@figura/contracts';
import { useMemo } from 'react';
import { useSession } from '../../lib/session/session';

export function useOwnSizes(): Sizes | null {
  const { user } = useSession();
  return useMemo(() => user && chooseSizes(user), [user]);
}

const ANY = CLOTHING_CATEGORIES.find((category) => category === 'Tops')!;

/** As a letter, where the category has letters. */
export const findUsualSize = (own: Sizes | null, category: Category | ''): string | undefined =>
  own ? listSizeNames(own, category === '' ? ANY : category).at(-1) : undefined;
