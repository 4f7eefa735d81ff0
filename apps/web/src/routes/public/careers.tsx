import { CareersPage } from '../../features/careers/careers-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Careers() {
  usePageMeta({ path: paths.careers, title: 'Careers' });
  return <CareersPage />;
}
