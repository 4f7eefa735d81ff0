import { categoryFromPath } from '@figura/contracts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ItemPage } from '../../features/looks/item-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

/** The details of a look at an address without a list. */
export default function BestLooksItem() {
  const { category = '', itemId = '' } = useParams();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <ItemPage
        id={itemId}
        items={null}
        navigationState={null}
        source="bestlooks"
        category={categoryFromPath(category)}
        onUnlock={() => setUpgrading(true)}
      />
      <UpgradeDialog feature="all of your best looks" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
