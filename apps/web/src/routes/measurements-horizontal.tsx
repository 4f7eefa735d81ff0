import { HorizontalForm } from '../features/measurements/horizontal-form';
import { useSession } from '../lib/session';
import { useTitle } from '../lib/use-title';
import { Page } from '../ui/layout';

export default function MeasurementsHorizontal() {
  useTitle('Horizontal measurements');
  const { user } = useSession();
  return <Page>{user && <HorizontalForm user={user} />}</Page>;
}
