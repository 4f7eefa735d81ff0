import { useSession } from '../session/session';

/** False if the user wants any part shown rather than balanced. */
export function useBalances(): boolean {
  const { user } = useSession();
  return !Object.values(user?.featureChoices ?? {}).includes('show');
}
