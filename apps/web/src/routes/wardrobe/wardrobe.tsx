import { useUpgrade } from '../../features/upgrade/use-upgrade';
import messages from '../../features/wardrobe/messages.en';
import { Wardrobe } from '../../features/wardrobe/wardrobe';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';
import styles from './wardrobe.module.css';

const t = translator(messages.wardrobe);

export default function WardrobePage() {
  useTitle(t('title'));
  const { openUpgrade, upgradeDialog } = useUpgrade('wardrobe');
  return (
    <Page className={styles['page'] ?? ''}>
      <Wardrobe onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
