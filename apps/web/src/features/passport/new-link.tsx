import { CopyField } from '../../ui/forms/copy-field';
import { links as t } from './messages.en';
import styles from './passport-links.module.css';

export function NewLink({ url }: { url: string }) {
  return (
    <div className={styles['new']}>
      <p>{t('ready')}</p>
      <CopyField label={t('url')} value={url} copied={t('copied')} notCopied={t('notCopied')} />
    </div>
  );
}
