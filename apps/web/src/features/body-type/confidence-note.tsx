import type { LengthUnit } from '@figura/classifier';
import type { Confidence } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { Disclosure } from '../../ui/disclosure';
import styles from './confidence-note.module.css';
import { createConfidenceWords } from './confidence-words';
import { confidenceNote as t } from './messages.en';
import textStyles from '../../ui/text.module.css';

const OPEN_SENTENCES = 2;

interface ConfidenceNoteProps {
  confidence: Confidence;
  unit: LengthUnit;
  codeNote?: string | null;
  basis?: 'tape' | 'answers';
}

export function ConfidenceNote({ confidence, unit, codeNote = null, basis = 'tape' }: ConfidenceNoteProps) {
  const { user } = useSession();
  const { level, headline, sentences, chances } = createConfidenceWords(confidence, unit, {
    basis,
    presentation: user?.preferences.presentation,
  });
  return (
    <section className={styles['note']} data-level={level} aria-labelledby="confidence">
      <p className={textStyles['muted']}>{t('eyebrow')}</p>
      <h2 id="confidence">{headline}</h2>
      <p>{sentences.slice(0, OPEN_SENTENCES).join(' ')}</p>
      <Disclosure summary={t('more')}>
        <div className={styles['more']}>
          <ul className={styles['chances']} aria-label={t('chances')}>
            {chances.map(({ code, percent }) => (
              <li key={code}>
                <span>{code}</span> {percent}
              </li>
            ))}
          </ul>
          {[...sentences.slice(OPEN_SENTENCES), ...(codeNote ? [codeNote] : [])].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
