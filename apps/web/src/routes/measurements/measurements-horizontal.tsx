import { HorizontalForm } from '../../features/measurements/horizontal-form';
import messages from '../../features/measurements/messages.en';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { HiddenNumbers } from '../../ui/feedback/hidden-numbers';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.measurementsHorizontal);

export default function MeasurementsHorizontal() {
  useTitle(t('title'));
  const { user } = useSession();
  return (
    <Page>
      {user && (
        <HiddenNumbers hidden={user.preferences.hideNumbers && user.measurements !== null} title={t('title')}>
          <HorizontalForm user={user} />
        </HiddenNumbers>
      )}
    </Page>
  );
}
