import type { JSX } from 'react';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { doesAskForUpgrade } from './open-upgrade';
import { UpgradeDialog } from './upgrade-dialog';
import type { LockedFeature } from './upgrade-offer';

interface Upgrade {
  openUpgrade: () => void;
  upgradeDialog: JSX.Element;
}

export function useUpgrade(feature: LockedFeature): Upgrade {
  const { user } = useSession();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const asked = doesAskForUpgrade(state) && user?.hasPaid === false;
  const [open, setOpen] = useState<boolean | null>(null);
  const close = useCallback(() => {
    setOpen(false);
    // Clears the state so that a reload or back does not reopen the dialog.
    if (asked) void navigate('.', { replace: true, state: null });
  }, [asked, navigate]);

  return {
    openUpgrade: () => setOpen(true),
    upgradeDialog: <UpgradeDialog feature={feature} open={open ?? asked} onClose={close} />,
  };
}
