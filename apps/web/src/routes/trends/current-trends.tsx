import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TrendsPage } from '../../features/trends/trends-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function CurrentTrends() {
  useTitle('Current trends');
  const [query, setQuery] = useSearchParams();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <TrendsPage
        tab={query.get('tab') === 'personalized' ? 'personalized' : 'all'}
        onTab={(tab) => setQuery(tab === 'all' ? {} : { tab }, { replace: true })}
        onUnlock={() => setUpgrading(true)}
      />
      <UpgradeDialog feature="current trends" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
