import { getCategoryFromPath } from '@figura/contracts';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ItemPage } from '../../features/looks/item-page';
import { renderLikeFromShops } from '../../features/products/like-from-shops';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

const BEST_LOOKS = 'bestlooks';

export default function ItemDetail() {
  const { itemId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const source = (query.get('type') ?? BEST_LOOKS) === BEST_LOOKS ? BEST_LOOKS : 'trends';
  const { openUpgrade, upgradeDialog } = useUpgrade(source === BEST_LOOKS ? 'looks' : 'trends');
  return (
    <Page>
      <ItemPage
        id={itemId}
        items={query.get('items')}
        navigationState={state}
        source={source}
        category={getCategoryFromPath(query.get('category') ?? '')}
        onUnlock={openUpgrade}
        below={renderLikeFromShops}
      />
      {upgradeDialog}
    </Page>
  );
}
