import type { CheckResponse, VerdictLevel } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { classNames } from '../../ui/class-names';
import messages from './messages.en';
import { verdictHeadline } from './verdict-headline';
import styles from './verdict.module.css';

const t = translator(messages.verdict);

/** Where the middle of each level lies on the scale, in percent. */
const PLACES: Readonly<Record<VerdictLevel, number>> = { poor: 20, mixed: 50, good: 70, great: 90 };

const NOTHING_KNOWN = { matter: 0, known: 0 };

interface VerdictProps {
  verdict: CheckResponse['verdict'];
  /** A newer garment is being checked. */
  busy: boolean;
}

/** Whether a garment suits the user: a word, a quiet scale, a sentence, and how much of it is known. */
export function Verdict({ verdict, busy }: VerdictProps) {
  // A server of before an upgrade does not tell what is known.
  const { level, score, sentence, range, known = NOTHING_KNOWN } = verdict;
  const tone = range ? undefined : styles[level];
  return (
    <div className={classNames(styles['verdict'], tone)} role="status" data-busy={busy || undefined}>
      <p className={styles['level']}>{verdictHeadline(verdict)}</p>
      {/* The words say it to whoever hears the page. */}
      <div className={styles['scale']} aria-hidden="true">
        {range ? (
          <span
            className={styles['range']}
            style={{ left: `${PLACES[range.from]}%`, right: `${100 - PLACES[range.to]}%` }}
          />
        ) : (
          <span className={styles['mark']} style={{ left: `${((score + 1) / 2) * 100}%` }} />
        )}
      </div>
      <p className={styles['sentence']}>{sentence}</p>
      {known.known < known.matter ? <p className={styles['known']}>{t('known', { ...known })}</p> : null}
    </div>
  );
}
