import { CircleCheck, CircleMinus } from 'lucide-react';
import { verdict as t } from './messages.en';
import styles from './verdict.module.css';

export function Verdict({ avoid }: { avoid: boolean }) {
  const Icon = avoid ? CircleMinus : CircleCheck;
  return (
    <span className={styles[avoid ? 'avoid' : 'recommended']}>
      <Icon aria-hidden="true" />
      {avoid ? t('avoid') : t('recommended')}
    </span>
  );
}
