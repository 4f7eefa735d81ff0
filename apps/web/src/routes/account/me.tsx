import { MePage } from '../../features/me/me-page';
import { useLeave } from '../../features/outbox/use-leave';
import { useSession } from '../../lib/session/session';
import { Page } from '../../ui/layout/layout';

export default function MeRoute() {
  const { user } = useSession();
  const { leave, warning } = useLeave();
  if (!user) return null;
  return (
    <Page>
      <MePage user={user} onLogout={() => void leave()} />
      {warning}
    </Page>
  );
}
