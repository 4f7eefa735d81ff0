import { useLocation, useParams } from 'react-router-dom';
import { RecommendationPage } from '../../features/guides/recommendation-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';

export default function Recommendation() {
  const { itemId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  return (
    <UpgradePage feature="guides">
      <RecommendationPage id={itemId} navigationState={state} />
    </UpgradePage>
  );
}
