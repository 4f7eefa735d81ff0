import { translator } from '../../lib/messages/translator';
import { CopyField } from '../../ui/forms/copy-field';
import messages from './messages.en';
import styles from './passport-links.module.css';

const t = translator(messages.links);

export function NewLink({ url }: { url: string }) {
  return (
    <div className={styles['new']}>
      <p>{t('ready')}</p>
      <CopyField label={t('url')} value={url} copied={t('copied')} notCopied={t('notCopied')} />
    </div>
  );
}
