import { Comparison } from '../../features/fitting-room/compare/comparison';
import { compare as t } from '../../features/fitting-room/compare/compare.messages.en';
import { UpgradeProvider } from '../../features/upgrade/upgrade-provider';
import { useTitle } from '../../lib/page/use-title';

export default function ComparePage() {
  useTitle(t('title'));
  return (
    <UpgradeProvider feature="fittingRoom">
      <Comparison />
    </UpgradeProvider>
  );
}
