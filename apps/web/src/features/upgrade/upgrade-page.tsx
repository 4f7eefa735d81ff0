import type { ComponentProps } from 'react';
import { Page } from '../../ui/layout/layout';
import { UpgradeProvider } from './upgrade-provider';
import type { LockedFeature } from './upgrade-offer';

interface UpgradePageProps extends ComponentProps<typeof Page> {
  feature: LockedFeature;
}

export function UpgradePage({ feature, ...props }: UpgradePageProps) {
  return (
    <UpgradeProvider feature={feature}>
      <Page {...props} />
    </UpgradeProvider>
  );
}
