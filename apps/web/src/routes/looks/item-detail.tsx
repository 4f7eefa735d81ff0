import { getCategoryFromPath } from '@figura/contracts';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ItemPage } from '../../features/looks/item-page';
import { renderLikeFromShops } from '../../features/products/like-from-shops';
import { UpgradePage } from '../../features/upgrade/upgrade-page';

const BEST_LOOKS = 'bestlooks';

export default function ItemDetail() {
  const { itemId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const source = (query.get('type') ?? BEST_LOOKS) === BEST_LOOKS ? BEST_LOOKS : 'trends';
  return (
    <UpgradePage feature={source === BEST_LOOKS ? 'looks' : 'trends'}>
      <ItemPage
        id={itemId}
        items={query.get('items')}
        navigationState={state}
        source={source}
        category={getCategoryFromPath(query.get('category') ?? '')}
        below={renderLikeFromShops}
      />
    </UpgradePage>
  );
}
