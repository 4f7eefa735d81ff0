import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import messages from './messages.en';
import styles from './settings-head.module.css';

const t = translator(messages.settings);

export function SettingsHead() {
  return (
    <div className={styles['head']}>
      <PageHeader title={t('title')} />
      <TextLink to={paths.dashboard}>{t('backToDashboard')}</TextLink>
    </div>
  );
}
