import { GuideIndex } from '../../features/guides/guide-index';
import { guideIndex as t } from '../../features/guides/messages.en';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function GuideIndexRoute() {
  useTitle(t('pageTitle'));
  const { user } = useSession();
  return (
    <Page>
      <GuideIndex hasPaid={user?.hasPaid ?? false} />
    </Page>
  );
}
