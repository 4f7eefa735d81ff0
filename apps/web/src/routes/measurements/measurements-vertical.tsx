import { VerticalForm } from '../../features/measurements/vertical-form';
import { labels as t } from '../../features/measurements/messages.en';
import { MeasuringPage } from './measuring-page';

export default function MeasurementsVertical() {
  return (
    <MeasuringPage title={t('measurementsVertical')}>{(user) => <VerticalForm user={user} />}</MeasuringPage>
  );
}
