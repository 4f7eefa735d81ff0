import { useSearchParams } from 'react-router-dom';
import { GuidePage } from '../../features/guides/guide-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { useSession } from '../../lib/session/session';
import { Page } from '../../ui/layout/layout';

export default function HowTo() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const { openUpgrade, upgradeDialog } = useUpgrade('guides');
  return (
    <Page>
      <GuidePage
        bodyPart={query.get('bodyPart')?.trim() ?? ''}
        attribute={query.get('attribute')?.trim() ?? ''}
        hasPaid={user?.hasPaid ?? false}
        onUnlock={openUpgrade}
      />
      {upgradeDialog}
    </Page>
  );
}
