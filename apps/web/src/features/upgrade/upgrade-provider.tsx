import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { Unlock } from '../../lib/session/unlock';
import { doesAskForUpgrade } from './open-upgrade';
import { UpgradeDialog } from './upgrade-dialog';
import type { LockedFeature } from './upgrade-offer';

export function UpgradeProvider({ feature, children }: { feature: LockedFeature; children: ReactNode }) {
  const { user } = useSession();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const asked = doesAskForUpgrade(state) && user?.hasPaid === false;
  const [open, setOpen] = useState<boolean | null>(null);
  const unlock = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    // Clears the state so that a reload or back does not reopen the dialog.
    if (asked) void navigate('.', { replace: true, state: null });
  }, [asked, navigate]);

  return (
    <Unlock value={unlock}>
      {children}
      <UpgradeDialog feature={feature} open={open ?? asked} onClose={close} />
    </Unlock>
  );
}
