import { HorizontalForm } from '../../features/measurements/horizontal-form';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function MeasurementsHorizontal() {
  useTitle('Horizontal measurements');
  const { user } = useSession();
  return <Page>{user && <HorizontalForm user={user} />}</Page>;
}
