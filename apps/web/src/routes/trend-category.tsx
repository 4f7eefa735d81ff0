import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CategoryPage } from '../features/trends/category-page';
import { UpgradeDialog } from '../features/upgrade/upgrade-dialog';
import { Page } from '../ui/layout';

export default function TrendCategory() {
  const { category = '' } = useParams();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <CategoryPage segment={category.trim()} onUnlock={() => setUpgrading(true)} />
      <UpgradeDialog feature="current trends" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
