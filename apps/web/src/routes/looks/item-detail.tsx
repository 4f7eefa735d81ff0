import { categoryFromPath } from '@figura/contracts';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ItemPage } from '../../features/looks/item-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

const BEST_LOOKS = 'bestlooks';

export default function ItemDetail() {
  const { itemId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const [upgrading, setUpgrading] = useState(false);
  const source = (query.get('type') ?? BEST_LOOKS) === BEST_LOOKS ? BEST_LOOKS : 'trends';
  return (
    <Page>
      <ItemPage
        id={itemId}
        items={query.get('items')}
        navigationState={state}
        source={source}
        category={categoryFromPath(query.get('category') ?? '')}
        onUnlock={() => setUpgrading(true)}
      />
      <UpgradeDialog
        feature={source === BEST_LOOKS ? 'all of your best looks' : 'current trends'}
        open={upgrading}
        onClose={() => setUpgrading(false)}
      />
    </Page>
  );
}
