import { findEvidenceNote } from './evidence-note';
import styles from './evidence-line.module.css';
import { HowWeKnow, type Grounds } from './how-we-know';

/** Nothing for craft conventions, the most common case. */
export function EvidenceLine({ evidence, study }: Grounds) {
  const note = findEvidenceNote(evidence);
  if (note === null) return null;
  return (
    <p className={styles['note']}>
      {note} <HowWeKnow evidence={evidence} study={study} />
    </p>
  );
}
