import { useEffect } from 'react';
import { useSession } from '../../lib/session/session';
import { Dialog } from '../../ui/dialog';
import type { LockedFeature } from './upgrade-offer';
import { upgradeDialog as t } from './upgrade-dialog.messages.en';
import { useAccessOpened } from './use-access-opened';
import { UpgradeOffer } from './upgrade-offer';

interface UpgradeDialogProps {
  feature: LockedFeature;
  open: boolean;
  onClose: () => void;
}

export function UpgradeDialog({ feature, open, onClose }: UpgradeDialogProps) {
  const { user } = useSession();
  const accessOpened = useAccessOpened();

  const settled = open && user?.hasPaid === true;
  useEffect(() => {
    if (!settled) return;
    void accessOpened();
    onClose();
  }, [settled, accessOpened, onClose]);

  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <UpgradeOffer feature={feature} />
    </Dialog>
  );
}
