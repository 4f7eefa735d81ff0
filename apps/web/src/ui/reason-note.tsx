import styles from './reason-note.module.css';
import { WholeWords } from './whole-words';

interface ReasonNoteProps {
  hedge?: string | false | undefined;
  children: string;
}

export function ReasonNote({ hedge, children }: ReasonNoteProps) {
  const effectAt = children.lastIndexOf(': ') + 1;
  return (
    <span className={styles['note']}>
      {hedge ? `${hedge} ` : null}
      {effectAt > 0 ? (
        <span className={styles['feature']}>
          <WholeWords>{children.slice(0, effectAt)}</WholeWords>
        </span>
      ) : null}
      <WholeWords>{children.slice(effectAt)}</WholeWords>
    </span>
  );
}
