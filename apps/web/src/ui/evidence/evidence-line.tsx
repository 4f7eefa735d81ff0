import { findEvidenceNote } from './evidence-note';
import { HowWeKnow, type Grounds } from './how-we-know';
import textStyles from '../text.module.css';

/** Nothing for craft conventions, the most common case. */
export function EvidenceLine({ evidence, study }: Grounds) {
  const note = findEvidenceNote(evidence);
  if (note === null) return null;
  return (
    <p className={textStyles['fine']}>
      {note} <HowWeKnow evidence={evidence} study={study} />
    </p>
  );
}
