import { useLocation, useParams } from 'react-router-dom';
import { RecommendationPage } from '../../features/guides/recommendation-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function Recommendation() {
  const { itemId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const { openUpgrade, upgradeDialog } = useUpgrade('guides');
  return (
    <Page>
      <RecommendationPage id={itemId} navigationState={state} onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
