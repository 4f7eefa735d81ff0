import { useParams } from 'react-router-dom';
import { PersonalizedTrendPage } from '../../features/trends/personalized-trend-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function PersonalizedTrendDetail() {
  const { itemId = '' } = useParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('trends');
  return (
    <Page>
      <PersonalizedTrendPage id={itemId.trim()} onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
