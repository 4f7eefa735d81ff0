import { useSearchParams } from 'react-router-dom';
import { GuidePage } from '../../features/guides/guide-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useSession } from '../../lib/session/session';

export default function HowTo() {
  const [query] = useSearchParams();
  const { user } = useSession();
  return (
    <UpgradePage feature="guides">
      <GuidePage
        bodyPart={query.get('bodyPart')?.trim() ?? ''}
        attribute={query.get('attribute')?.trim() ?? ''}
        hasPaid={user?.hasPaid ?? false}
      />
    </UpgradePage>
  );
}
