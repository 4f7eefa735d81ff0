import { findEvidenceNote } from './evidence-note';
import styles from './evidence-line.module.css';
import { HowWeKnow, type Grounds } from './how-we-know';

/** How well a sentence is known, small and quiet; nothing for what is the craft's convention, as most are. */
export function EvidenceLine({ evidence, study }: Grounds) {
  const note = findEvidenceNote(evidence);
  if (note === null) return null;
  return (
    <p className={styles['note']}>
      {note} <HowWeKnow evidence={evidence} study={study} />
    </p>
  );
}
