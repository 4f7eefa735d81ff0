import { FittingRoom } from '../../features/fitting-room/fitting-room';
import messages from '../../features/fitting-room/messages.en';
import { LazyFollowUpQuestion } from '../../features/follow-ups/lazy-follow-up-question';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { lazyIsland } from '../../lib/page/lazy-island';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const LikeChecked = lazyIsland(() => import('../../features/products/like-checked'), null);

const t = translator(messages.fittingRoom);

export default function FittingRoomPage() {
  useTitle(t('title'));
  const { openUpgrade, upgradeDialog } = useUpgrade('fittingRoom');
  return (
    <Page>
      <FittingRoom onUnlock={openUpgrade} alike={(garment) => <LikeChecked garment={garment} />} />
      <LazyFollowUpQuestion />
      {upgradeDialog}
    </Page>
  );
}
