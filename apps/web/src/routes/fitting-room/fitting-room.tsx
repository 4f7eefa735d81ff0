import { FittingRoom } from '../../features/fitting-room/fitting-room';
import messages from '../../features/fitting-room/messages.en';
import { FollowUpQuestion } from '../../features/follow-ups/follow-up-question';
import { LikeChecked } from '../../features/products/like-checked';
import { UpgradeProvider } from '../../features/upgrade/upgrade-provider';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';

const t = translator(messages.fittingRoom);

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
