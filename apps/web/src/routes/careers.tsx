import { CareersPage } from '../features/careers/careers-page';
import { useTitle } from '../lib/use-title';

export default function Careers() {
  useTitle('Careers');
  return <CareersPage />;
}
