import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { wardrobe as t } from '../../features/wardrobe/messages.en';
import { Wardrobe } from '../../features/wardrobe/wardrobe';
import { useTitle } from '../../lib/page/use-title';
import styles from './wardrobe.module.css';

export default function WardrobePage() {
  useTitle(t('title'));
  return (
    <UpgradePage feature="wardrobe" className={styles['page'] ?? ''}>
      <Wardrobe />
    </UpgradePage>
  );
}
