import { ACCESSIBILITY } from '../../content/accessibility';
import { AccessibilityPage } from '../../features/legal/accessibility-page';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Accessibility() {
  usePageMeta({ path: paths.accessibility, title: ACCESSIBILITY.title });
  return <AccessibilityPage />;
}
