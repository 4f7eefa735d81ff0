import { GuideIndex } from '../../features/guides/guide-index';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function GuideIndexRoute() {
  useTitle('Twelve guides');
  const { user } = useSession();
  return (
    <Page>
      <GuideIndex measurements={user?.measurements ?? {}} hasPaid={user?.hasPaid ?? false} />
    </Page>
  );
}
