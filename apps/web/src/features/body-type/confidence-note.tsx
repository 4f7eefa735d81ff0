import type { LengthUnit } from '@figura/classifier';
import type { Confidence } from '@figura/contracts';
import styles from './confidence-note.module.css';
import { confidenceWords } from './confidence-words';

interface ConfidenceNoteProps {
  confidence: Confidence;
  unit: LengthUnit;
}

/** How sure a type is, in plain words. */
export function ConfidenceNote({ confidence, unit }: ConfidenceNoteProps) {
  const { level, headline, sentences, chances } = confidenceWords(confidence, unit);
  return (
    <section className={styles['note']} data-level={level} aria-labelledby="confidence">
      <p className={styles['eyebrow']}>How sure is this?</p>
      <h2 id="confidence" className={styles['headline']}>
        {headline}
      </h2>
      <ul className={styles['chances']} aria-label="How likely each type is">
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
