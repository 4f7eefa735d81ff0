import { CareersPage } from '../../features/careers/careers-page';
import { careers as t } from '../../features/careers/messages.en';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Careers() {
  usePageMeta({ path: paths.careers, title: t('title') });
  return <CareersPage />;
}
