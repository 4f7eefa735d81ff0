import { lazy, Suspense } from 'react';
import { FittingRoom } from '../../features/fitting-room/fitting-room';
import { fittingRoom as t } from '../../features/fitting-room/messages.en';
import { FollowUpQuestion } from '../../features/follow-ups/follow-up-question';
import { UpgradeProvider } from '../../features/upgrade/upgrade-provider';
import { useTitle } from '../../lib/page/use-title';

const LikeChecked = lazy(() => import('../../features/products/like-checked'));

export default function FittingRoomPage() {
  useTitle(t('title'));
  return (
    <UpgradeProvider feature="fittingRoom">
      <FittingRoom
        alike={(garment) => (
          <Suspense fallback={null}>
            <LikeChecked garment={garment} />
          </Suspense>
        )}
      >
        <FollowUpQuestion />
      </FittingRoom>
    </UpgradeProvider>
  );
}
