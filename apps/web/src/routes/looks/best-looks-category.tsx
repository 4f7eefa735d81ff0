import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CategoryPage } from '../../features/looks/category-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

export default function BestLooksCategory() {
  const { category = '' } = useParams();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <CategoryPage segment={category.trim()} onUnlock={() => setUpgrading(true)} />
      <UpgradeDialog feature="all of your best looks" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
