import { Comparison } from '../../features/fitting-room/compare/comparison';
import messages from '../../features/fitting-room/compare/compare.messages.en';
import { UpgradeProvider } from '../../features/upgrade/upgrade-provider';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';

const t = translator(messages.compare);

export default function ComparePage() {
  useTitle(t('title'));
  return (
    <UpgradeProvider feature="fittingRoom">
      <Comparison />
    </UpgradeProvider>
  );
}
