import { VerticalForm } from '../../features/measurements/vertical-form';
import messages from '../../features/measurements/messages.en';
import { translator } from '../../lib/messages/translator';
import { MeasuringPage } from './measuring-page';

const t = translator(messages.labels);

export default function MeasurementsVertical() {
  return (
    <MeasuringPage title={t('measurementsVertical')}>{(user) => <VerticalForm user={user} />}</MeasuringPage>
  );
}
