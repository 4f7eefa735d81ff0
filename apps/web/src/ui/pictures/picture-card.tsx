import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../badge';
import styles from './picture-card.module.css';
import { Picture } from './picture';

interface PictureCardProps {
  /** The picture's URL. */
  src: string;
  name: ReactNode;
  /** A word on the picture. */
  label?: ReactNode;
  /** Where the card leads; without it the card only shows. */
  to?: string;
  /** What the navigation takes along. */
  state?: unknown;
  eager?: boolean;
}

/** A picture with its name under it. */
export function PictureCard({ src, name, label, to, state, eager = false }: PictureCardProps) {
  const content = (
    <>
      <Picture src={src} alt="" eager={eager} className={styles['picture']} />
      {label ? (
        <span className={styles['label']}>
          <Badge tone="solid">{label}</Badge>{' '}
        </span>
      ) : null}
      <span className={styles['name']}>{name}</span>
    </>
  );
  return to === undefined ? (
    <div className={styles['card']}>{content}</div>
  ) : (
    <Link to={to} state={state} className={styles['card']}>
      {content}
    </Link>
  );
}
