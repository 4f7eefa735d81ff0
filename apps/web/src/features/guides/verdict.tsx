import { CircleCheck, CircleMinus } from 'lucide-react';
import styles from './verdict.module.css';

/** Whether to choose or to avoid something: a word and a sign, not a color alone. */
export function Verdict({ avoid }: { avoid: boolean }) {
  const Icon = avoid ? CircleMinus : CircleCheck;
  return (
    <span className={styles[avoid ? 'avoid' : 'recommended']}>
      <Icon aria-hidden="true" />
      {avoid ? 'Avoid' : 'Recommended'}
    </span>
  );
}
