import { HorizontalForm } from '../../features/measurements/horizontal-form';
import messages from '../../features/measurements/messages.en';
import { translator } from '../../lib/messages/translator';
import { MeasuringPage } from './measuring-page';

const t = translator(messages.labels);

export default function MeasurementsHorizontal() {
  return (
    <MeasuringPage title={t('measurementsHorizontal')}>
      {(user) => <HorizontalForm user={user} />}
    </MeasuringPage>
  );
}
