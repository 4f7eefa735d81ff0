import { ACCESSIBILITY, ACCESSIBILITY_NOTES, ACCESSIBILITY_SECTIONS } from '../../content/accessibility';
import { paths } from '../../paths';
import { LegalPage } from './legal-page';
import { LegalText } from './legal-text';

export function AccessibilityPage() {
  return (
    <LegalPage {...ACCESSIBILITY}>
      <LegalText page={paths.accessibility} sections={ACCESSIBILITY_SECTIONS} notes={ACCESSIBILITY_NOTES} />
    </LegalPage>
  );
}
