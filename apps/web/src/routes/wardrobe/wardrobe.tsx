import { UpgradePage } from '../../features/upgrade/upgrade-page';
import messages from '../../features/wardrobe/messages.en';
import { Wardrobe } from '../../features/wardrobe/wardrobe';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import styles from './wardrobe.module.css';

const t = translator(messages.wardrobe);

export default function WardrobePage() {
  useTitle(t('title'));
  return (
    <UpgradePage feature="wardrobe" className={styles['page'] ?? ''}>
      <Wardrobe />
    </UpgradePage>
  );
}
