import { AnalysisPage } from '../../features/analysis/analysis-page';
import { ConfidenceNote } from '../../features/body-type/confidence-note';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { defaultUnit } from '../../lib/forms/default-unit';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function BodyTypeAnalysisRoute() {
  useTitle('Body Type Analysis');
  const { user } = useSession();
  const { openUpgrade, upgradeDialog } = useUpgrade('your whole body type analysis');
  if (!user) return null;
  return (
    <Page>
      <AnalysisPage
        user={user}
        renderConfidence={(confidence) => (
          <ConfidenceNote confidence={confidence} unit={defaultUnit(user, navigator.language)} />
        )}
        onUnlock={openUpgrade}
      />
      {upgradeDialog}
    </Page>
  );
}
