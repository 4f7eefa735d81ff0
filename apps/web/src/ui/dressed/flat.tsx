import type { GarmentInput } from '@figura/drawing';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { Picture } from '../pictures/picture';
import type { FlatQuery } from './drawing-messages';
import { findFlat } from './drawings';
import styles from './flat.module.css';
import { useObjectUrl } from './use-object-url';
import { useVisible } from './use-visible';

interface FlatProps {
  garment: GarmentInput;
  wearer?: FlatQuery['wearer'];
  /** Empty if nearby text describes it. */
  alt?: string;
  square?: boolean;
  className?: string | undefined;
}

export function Flat({ garment, wearer, alt = '', square = false, className }: FlatProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const seen = useVisible(plate);
  // A way of wearing is a close-up.
  const flat = useObjectUrl(
    seen
      ? { flat: garment, ...(wearer ? { wearer } : seen.small && { small: true }), ...(square && { square }) }
      : null,
    findFlat,
  );
  return (
    <span ref={plate} className={classNames(styles['plate'], className)}>
      {flat === undefined ? (
        <span className={classNames(styles['empty'], square && styles['square'])} />
      ) : (
        // A blob is already loaded, so lazy loading gains nothing.
        <Picture src={flat?.url ?? ''} alt={alt} shape={square ? 'square' : 'portrait'} eager />
      )}
    </span>
  );
}
