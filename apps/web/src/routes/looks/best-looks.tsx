import { useState } from 'react';
import { BestLooksPage } from '../../features/looks/best-looks-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function BestLooks() {
  useTitle('Your best looks');
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <BestLooksPage onUnlock={() => setUpgrading(true)} />
      <UpgradeDialog feature="all of your best looks" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
