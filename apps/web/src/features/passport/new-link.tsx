import { useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import messages from './messages.en';
import styles from './passport-links.module.css';

const t = translator(messages.links);

/** A new link can be read only once, here. */
export function NewLink({ url }: { url: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(t('copied'));
    } catch {
      // No permission, or the page has no secure origin.
      setMessage(t('notCopied'));
    }
  };
  return (
    <div className={styles['new']}>
      <p>{t('ready')}</p>
      <div className={styles['url']}>
        <TextField label={t('url')} value={url} readOnly onFocus={({ target }) => target.select()} />
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {message}
      </p>
    </div>
  );
}
