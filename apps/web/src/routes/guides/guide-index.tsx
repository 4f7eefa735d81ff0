import { GuideIndex } from '../../features/guides/guide-index';
import messages from '../../features/guides/messages.en';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.guideIndex);

export default function GuideIndexRoute() {
  useTitle(t('pageTitle'));
  const { user } = useSession();
  return (
    <Page>
      <GuideIndex hasPaid={user?.hasPaid ?? false} />
    </Page>
  );
}
