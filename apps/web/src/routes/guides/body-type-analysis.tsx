import { isProvisional } from '@figura/contracts';
import { AnalysisPage } from '../../features/analysis/analysis-page';
import { preloadAnalysis } from '../../features/analysis/api';
import { labels as t } from '../../features/analysis/messages.en';
import { ConfidenceNote } from '../../features/body-type/confidence-note';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { getAccountUnit } from '../../lib/forms/account-unit';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';

preloadAnalysis();

export default function BodyTypeAnalysisRoute() {
  useTitle(t('bodyTypeAnalysis'));
  const { user } = useSession();
  return (
    <UpgradePage feature="bodyType">
      <AnalysisPage
        user={user}
        renderConfidence={(confidence, codeNote) =>
          user && !user.preferences.hideNumbers ? (
            <ConfidenceNote
              confidence={confidence}
              unit={getAccountUnit(user)}
              codeNote={codeNote}
              basis={isProvisional(user.measurements) ? 'answers' : 'tape'}
            />
          ) : (
            codeNote && <p>{codeNote}</p>
          )
        }
      />
    </UpgradePage>
  );
}
