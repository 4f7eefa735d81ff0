import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PersonalizedTrendPage } from '../../features/trends/personalized-trend-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

export default function PersonalizedTrendDetail() {
  const { itemId = '' } = useParams();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <PersonalizedTrendPage id={itemId.trim()} onUnlock={() => setUpgrading(true)} />
      <UpgradeDialog feature="current trends" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
