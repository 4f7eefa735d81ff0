import { chooseSizes } from '@figura/classifier';
import type { Sizes } from '@figura/contracts';
import { useMemo } from 'react';
import { useSession } from '../../lib/session/session';

export function useOwnSizes(): Sizes | null {
  const { user } = useSession();
  return useMemo(() => user && chooseSizes(user), [user]);
}
