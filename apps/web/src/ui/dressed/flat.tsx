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
  /** Empty if nearby text describes it. */
  alt?: string;
  className?: string | undefined;
}

export function Flat({ garment, alt = '', className }: FlatProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  const flat = useObjectUrl(seen ? { flat: garment, ...(seen.small && { small: true }) } : null, findFlat);
  return (
    <span ref={plate} className={classNames(styles['plate'], className)}>
      {flat === undefined ? (
        <span className={styles['empty']} />
      ) : (
        // A blob is already loaded, so lazy loading gains nothing.
        <Picture src={flat?.url ?? ''} alt={alt} eager />
      )}
    </span>
  );
}
