import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ReasonNote } from '../reason-note';
import { WholeWords } from '../whole-words';
import styles from './picture-card.module.css';
import { Picture } from './picture';

interface PictureCardProps {
  src: string | ReactElement;
  name: ReactNode;
  label?: ReactNode;
  note?: string | undefined;
  hedge?: string | false | undefined;
  to?: string;
  state?: unknown;
}

export function PictureCard({ src, name, label, note, hedge, to, state }: PictureCardProps) {
  const id = useId();
  const said = note ?? (hedge || undefined);
  const content = (
    <>
      {typeof src === 'string' ? (
        <Picture src={src} alt="" className={styles['picture']} />
      ) : (
        <span className={styles['picture']}>{src}</span>
      )}
      {label ? (
        <span id={`${id}-label`} className={styles['label']}>
          {label}{' '}
        </span>
      ) : null}
      <span id={`${id}-name`} className={styles['name']}>
        {typeof name === 'string' ? <WholeWords>{name}</WholeWords> : name}
      </span>
      {said === undefined ? null : (
        <span id={`${id}-note`} className={styles['note']}>
          <ReasonNote hedge={note !== undefined && hedge}>{said}</ReasonNote>
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <div className={styles['card']}>{content}</div>
  ) : (
    <Link
      to={to}
      state={state}
      className={styles['card']}
      aria-describedby={said === undefined ? undefined : `${id}-note`}
      aria-labelledby={label ? `${id}-label ${id}-name` : `${id}-name`}
    >
      {content}
    </Link>
  );
}
