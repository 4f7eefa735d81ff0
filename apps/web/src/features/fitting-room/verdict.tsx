import type { CheckResponse } from '@figura/contracts';
import { classNames } from '../../ui/class-names';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';
import styles from './verdict.module.css';

const t = translator(messages.verdict);

interface VerdictProps {
  verdict: CheckResponse['verdict'];
  /** A newer garment is being checked. */
  busy: boolean;
}

/** Whether a garment suits the user: a word, a quiet scale, a sentence. */
export function Verdict({ verdict: { level, score, sentence }, busy }: VerdictProps) {
  return (
    <div className={classNames(styles['verdict'], styles[level])} role="status" data-busy={busy || undefined}>
      <p className={styles['level']}>{t(`level.${level}`)}</p>
      {/* The word says it to whoever hears the page. */}
      <div className={styles['scale']} aria-hidden="true">
        <span className={styles['mark']} style={{ left: `${((score + 1) / 2) * 100}%` }} />
      </div>
      <p className={styles['sentence']}>{sentence}</p>
    </div>
  );
}
