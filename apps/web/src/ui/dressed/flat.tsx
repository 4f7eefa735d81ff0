import type { GarmentInput } from '@figura/drawing';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../pictures/picture';
import { flatOf } from './drawings';
import styles from './flat.module.css';
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
  const url = useFlat(seen ? garment : null);
  return (
    <span ref={plate} className={className}>
      {url === null ? (
        <span className={styles['empty']} />
      ) : (
        // A blob is there at once: nothing is gained by putting it off.
        <Picture src={url} alt={alt} eager />
      )}
    </span>
  );
}

/** The URL of a garment's flat once it is drawn, until then that of the one before; empty where it cannot be drawn. */
function useFlat(garment: GarmentInput | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  // The parent makes a new object at each render; only another content is another drawing.
  const key = garment && JSON.stringify(garment);

  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    let url: string | undefined;
    void flatOf(JSON.parse(key) as GarmentInput).then((image) => {
      if (!wanted) return;
      if (image) url = URL.createObjectURL(image);
      setShown(url ?? '');
    });
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [key]);

  return shown;
}
