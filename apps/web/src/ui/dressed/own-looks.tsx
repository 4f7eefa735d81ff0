import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useSession } from '../../lib/session/session';
import { LookCrops } from './look-crops';

export function OwnLooks() {
  const looks = useOwnLooks();
  const { user } = useSession();
  return user?.bodyType ? <LookCrops looks={looks.length > 0 ? looks : null} /> : null;
}
