import { NO_PREFERENCES, getSeason } from '@figura/contracts';
import type { Season } from '@figura/contracts';
import { useSession } from './session';

export function useSeason(): Season {
  const { user } = useSession();
  const { hemisphere } = user?.preferences ?? NO_PREFERENCES;
  return getSeason(new Date().getMonth(), hemisphere);
}
