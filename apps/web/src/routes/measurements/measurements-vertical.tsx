import { VerticalForm } from '../../features/measurements/vertical-form';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function MeasurementsVertical() {
  useTitle('Vertical measurements');
  const { user } = useSession();
  return <Page>{user && <VerticalForm user={user} />}</Page>;
}
