import { useParams } from 'react-router-dom';
import { PersonalizedTrendPage } from '../../features/trends/personalized-trend-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';

export default function PersonalizedTrendDetail() {
  const { itemId = '' } = useParams();
  return (
    <UpgradePage feature="trends">
      <PersonalizedTrendPage id={itemId.trim()} />
    </UpgradePage>
  );
}
