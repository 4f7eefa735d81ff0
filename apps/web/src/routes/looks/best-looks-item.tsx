import { getCategoryFromPath } from '@figura/contracts';
import { useParams } from 'react-router-dom';
import { ItemPage } from '../../features/looks/item-page';
import { renderLikeFromShops } from '../../features/products/like-from-shops';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { Page } from '../../ui/layout/layout';

export default function BestLooksItem() {
  const { category = '', itemId = '' } = useParams();
  const { openUpgrade, upgradeDialog } = useUpgrade('looks');
  return (
    <Page>
      <ItemPage
        id={itemId}
        items={null}
        navigationState={null}
        source="bestlooks"
        category={getCategoryFromPath(category)}
        onUnlock={openUpgrade}
        below={renderLikeFromShops}
      />
      {upgradeDialog}
    </Page>
  );
}
