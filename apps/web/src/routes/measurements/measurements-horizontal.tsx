import { HorizontalForm } from '../../features/measurements/horizontal-form';
import { labels as t } from '../../features/measurements/messages.en';
import { MeasuringPage } from './measuring-page';

export default function MeasurementsHorizontal() {
  return (
    <MeasuringPage title={t('measurementsHorizontal')}>
      {(user) => <HorizontalForm user={user} />}
    </MeasuringPage>
  );
}
