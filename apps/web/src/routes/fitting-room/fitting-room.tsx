import { FittingRoom } from '../../features/fitting-room/fitting-room';
import { fittingRoom as t } from '../../features/fitting-room/messages.en';
import { FollowUpQuestion } from '../../features/follow-ups/follow-up-question';
import { LikeChecked } from '../../features/products/like-checked';
import { UpgradeProvider } from '../../features/upgrade/upgrade-provider';
import { useTitle } from '../../lib/page/use-title';

export default function FittingRoomPage() {
  useTitle(t('title'));
  return (
    <UpgradeProvider feature="fittingRoom">
      <FittingRoom alike={(garment) => <LikeChecked garment={garment} />}>
        <FollowUpQuestion />
      </FittingRoom>
    </UpgradeProvider>
  );
}
