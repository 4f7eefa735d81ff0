import messages from '../../features/measurements/messages.en';
import { VerticalForm } from '../../features/measurements/vertical-form';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { HiddenNumbers } from '../../ui/feedback/hidden-numbers';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.measurementsVertical);

export default function MeasurementsVertical() {
  useTitle(t('title'));
  const { user } = useSession();
  return (
    <Page>
      {user && (
        <HiddenNumbers hidden={user.preferences.hideNumbers && user.measurements !== null} title={t('title')}>
          <VerticalForm user={user} />
        </HiddenNumbers>
      )}
    </Page>
  );
}
