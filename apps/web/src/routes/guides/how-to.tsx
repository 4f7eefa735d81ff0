import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GuidePage } from '../../features/guides/guide-page';
import { UpgradeDialog } from '../../features/upgrade/upgrade-dialog';
import { Page } from '../../ui/layout/layout';

export default function HowTo() {
  const [query] = useSearchParams();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Page>
      <GuidePage
        bodyPart={query.get('bodyPart')?.trim() ?? ''}
        attribute={query.get('attribute')?.trim() ?? ''}
        onUnlock={() => setUpgrading(true)}
      />
      <UpgradeDialog feature="every how-to guide" open={upgrading} onClose={() => setUpgrading(false)} />
    </Page>
  );
}
