import { useState } from 'react';
import { AnalysisPage } from '../../features/analysis/analysis-page';
import { ConfidenceNote } from '../../features/body-type/confidence-note';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { defaultUnit } from '../../lib/forms/default-unit';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function BodyTypeAnalysisRoute() {
  useTitle('Body Type Analysis');
  const { user } = useSession();
  const [upgrading, setUpgrading] = useState(false);
  if (!user) return null;
  return (
    <Page>
      <AnalysisPage
        user={user}
        renderConfidence={(confidence) => (
          <ConfidenceNote confidence={confidence} unit={defaultUnit(user, navigator.language)} />
        )}
        onUnlock={() => setUpgrading(true)}
      />
      <UpgradeDialog
        feature="your whole body type analysis"
        open={upgrading}
        onClose={() => setUpgrading(false)}
      />
    </Page>
  );
}
