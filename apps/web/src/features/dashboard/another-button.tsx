import { LockKeyhole } from 'lucide-react';
import { Button } from '../../ui/button';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { actions as t } from './messages.en';
import styles from './outfit-actions.module.css';

export interface AnotherProps {
  onAnother: () => void;
  isOver: boolean;
  isLocked: boolean;
}

export function AnotherButton({ onAnother, isOver, isLocked }: AnotherProps) {
  return (
    <Button
      variant="secondary"
      className={styles['other']}
      icon={isLocked ? <LockKeyhole aria-hidden="true" /> : undefined}
      onClick={onAnother}
    >
      {t(isOver ? 'first' : 'another')}
      {isLocked ? <VisuallyHidden> {t('locked')}</VisuallyHidden> : null}
    </Button>
  );
}
