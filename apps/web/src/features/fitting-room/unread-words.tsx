import { useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import { unreadWords as t } from './messages.en';
import styles from './unread-words.module.css';

interface UnreadWordsProps {
  words: readonly string[];
  onExplain: (word: string, meaning: string) => void;
}

export function UnreadWords({ words, onExplain }: UnreadWordsProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [explained, setExplained] = useState<string | null>(null);
  const [meaning, setMeaning] = useState('');
  const left = words.filter((word) => !gone.includes(word));
  if (left.length === 0) return null;
  return (
    <section aria-label={t('region')} className={styles['unread']}>
      <p>{t('title')}</p>
      <ul className={styles['words']}>
        {left.map((word) => (
          <li key={word} className={styles['word']}>
            <button type="button" aria-pressed={word === explained} onClick={() => setExplained(word)}>
              {word}
            </button>
            <button
              type="button"
              aria-label={t('away', { word })}
              onClick={() => {
                setGone([...gone, word]);
                if (word === explained) setExplained(null);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {explained === null ? null : (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            if (meaning.trim()) onExplain(explained, meaning.trim());
          }}
        >
          <TextField
            label={t('meaning', { word: explained })}
            hint={t('example')}
            maxLength={60}
            autoComplete="off"
            value={meaning}
            onChange={({ target }) => setMeaning(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('check')}
          </Button>
        </form>
      )}
    </section>
  );
}
