import type { LengthUnit } from '@figura/classifier';
import type { Confidence } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import styles from './confidence-note.module.css';
import { confidenceWords } from './confidence-words';
import messages from './messages.en';

const t = translator(messages.confidenceNote);

interface ConfidenceNoteProps {
  confidence: Confidence;
  unit: LengthUnit;
}

/** How sure a type is, in plain words. */
export function ConfidenceNote({ confidence, unit }: ConfidenceNoteProps) {
  const { level, headline, sentences, chances } = confidenceWords(confidence, unit);
  return (
    <section className={styles['note']} data-level={level} aria-labelledby="confidence">
      <p className={styles['eyebrow']}>{t('eyebrow')}</p>
      <h2 id="confidence" className={styles['headline']}>
        {headline}
      </h2>
      <ul className={styles['chances']} aria-label={t('chances')}>
        {chances.map(({ code, percent }) => (
          <li key={code}>
            <span>{code}</span> {percent}
          </li>
        ))}
      </ul>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
