import type { FashionItem } from '@figura/contracts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import styles from './find-alike.module.css';
import { findAlike as t } from './messages.en';

type Copying = 'not-yet' | 'copied' | 'failed';

export function FindAlike({ item }: { item: Pick<FashionItem, 'searchWords' | 'searches'> }) {
  const words = item.searchWords.join(' ');
  return (
    <section aria-labelledby="find-alike" className={styles['alike']}>
      <h2 id="find-alike" className={styles['heading']}>
        {t('heading')}
      </h2>
      {item.searches.length > 0 ? (
        <ul className={styles['searches']} aria-label={t('searches')}>
          {item.searches.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                <VisuallyHidden>{t('search')} </VisuallyHidden>
                {name}
                <VisuallyHidden>{t('newTab')}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <CopyWords key={words} words={words} />
    </section>
  );
}

function CopyWords({ words }: { words: string }) {
  const [copying, setCopying] = useState<Copying>('not-yet');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setCopying('copied');
    } catch {
      // Permission denied, or an insecure origin.
      setCopying('failed');
    }
  };
  return (
    <div className={styles['copy']}>
      <Button variant="quiet" size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span role="status">{copying === 'not-yet' ? null : t(copying)}</span>
      {copying === 'failed' ? <p className={styles['words']}>{words}</p> : null}
    </div>
  );
}
