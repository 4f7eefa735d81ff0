import { GuideIndex } from '../../features/guides/guide-index';
import messages from '../../features/guides/messages.en';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.guideIndex);

export default function GuideIndexRoute() {
  useTitle(t('pageTitle'));
  const { user } = useSession();
  const { measurements } = useWearer();
  return (
    <Page>
      <GuideIndex measurements={measurements} hasPaid={user?.hasPaid ?? false} />
    </Page>
  );
}
