import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CategoryPage } from '../../features/trends/category-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

export default function TrendCategory() {
  const { category = '' } = useParams();
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'personalized' ? 'personalized' : 'all';
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <CategoryPage segment={category.trim()} tab={tab} onUnlock={() => setUpgrading(true)} />
      <UpgradeDialog feature="current trends" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
