import { CareersPage } from '../../features/careers/careers-page';
import messages from '../../features/careers/messages.en';
import { translator } from '../../lib/messages/translator';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

const t = translator(messages.careers);

export default function Careers() {
  usePageMeta({ path: paths.careers, title: t('title') });
  return <CareersPage />;
}
