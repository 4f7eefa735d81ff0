import { translator } from '../../lib/messages/translator';
import { Stack } from '../../ui/layout/layout';
import type { Alternative } from '@figura/contracts';
import styles from './changes.module.css';
import messages from './messages.en';

const t = translator(messages.changes);

interface ChangesProps {
  alternatives: readonly Alternative[];
  onApply: (alternative: Alternative) => void;
}

/** The single changes that would do most, best first; a tap makes one. */
export function Changes({ alternatives, onApply }: ChangesProps) {
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="best-changes">
      <Stack gap={2}>
        <h2 id="best-changes" className={styles['title']}>
          {t('title')}
        </h2>
        <ul className={styles['changes']}>
          {alternatives.map((alternative) => (
            <li key={`${alternative.attribute}:${alternative.to}`}>
              <button type="button" className={styles['change']} onClick={() => onApply(alternative)}>
                <span className={styles['sentence']}>{alternative.sentence}</span>
                <span className={styles['apply']} aria-hidden="true">
                  {t('try')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
