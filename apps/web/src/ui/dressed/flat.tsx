import type { GarmentInput } from '@figura/drawing';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { Picture } from '../pictures/picture';
import { findFlat } from './drawings';
import styles from './flat.module.css';
import { useObjectUrl } from './use-object-url';
import { useVisible } from './use-visible';

interface FlatProps {
  garment: GarmentInput;
  /** What it is; empty where the words beside it say so. */
  alt?: string;
  className?: string | undefined;
}

/** A garment on its hanger, drawn when the user sees it; until then its plate is empty. */
export function Flat({ garment, alt = '', className }: FlatProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  const flat = useObjectUrl(seen ? { flat: garment, ...(seen.small && { small: true }) } : null, findFlat);
  return (
    <span ref={plate} className={classNames(styles['plate'], className)}>
      {flat === undefined ? (
        <span className={styles['empty']} />
      ) : (
        // A blob is there at once: nothing is gained by putting it off.
        <Picture src={flat?.url ?? ''} alt={alt} eager />
      )}
    </span>
  );
}
