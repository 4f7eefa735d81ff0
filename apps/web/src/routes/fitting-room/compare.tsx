import { Comparison } from '../../features/fitting-room/compare/comparison';
import messages from '../../features/fitting-room/compare/compare.messages.en';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';

const t = translator(messages.compare);

export default function ComparePage() {
  useTitle(t('title'));
  const { openUpgrade, upgradeDialog } = useUpgrade('fittingRoom');
  return (
    <>
      <Comparison onUnlock={openUpgrade} />
      {upgradeDialog}
    </>
  );
}
