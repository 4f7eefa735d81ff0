import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useSession } from '../../lib/session/session';
import { PassportPage } from '../../features/passport/passport-page';

export default function PassportRoute() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <UpgradePage feature="guides">
      <PassportPage />
    </UpgradePage>
  );
}
