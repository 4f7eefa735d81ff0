import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { RecommendationPage } from '../../features/guides/recommendation-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

export default function Recommendation() {
  const { itemId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <RecommendationPage id={itemId} navigationState={state} onUnlock={() => setUpgrading(true)} />
      <UpgradeDialog feature="every how-to guide" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
