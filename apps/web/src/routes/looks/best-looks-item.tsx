import { getCategoryFromPath } from '@figura/contracts';
import { useParams } from 'react-router-dom';
import { ItemPage } from '../../features/looks/item-page';
import { renderLikeFromShops } from '../../features/products/like-from-shops';
import { UpgradePage } from '../../features/upgrade/upgrade-page';

export default function BestLooksItem() {
  const { category = '', itemId = '' } = useParams();
  return (
    <UpgradePage feature="looks">
      <ItemPage
        id={itemId}
        items={null}
        navigationState={null}
        source="bestlooks"
        category={getCategoryFromPath(category)}
        below={renderLikeFromShops}
      />
    </UpgradePage>
  );
}
