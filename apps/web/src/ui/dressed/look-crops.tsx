import type { ListedLook } from '@figura/contracts';
import type { CSSProperties, ReactNode } from 'react';
import { apiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import { DressedItem, isClothing } from './dressed-item';
import styles from './look-crops.module.css';

const MAX_COLUMNS = 6;
/** Two rows on a wide screen. */
const MAX_SHOWN = 2 * MAX_COLUMNS;
/** Plates that keep the place of looks that are not there yet. */
const PLATES = [1, 2, 3, 4];

/**
 * Cloth of the user's own looks, cut off at all sides: what a lock keeps. It is decoration and says nothing.
 *
 * @param looks null while they are asked for
 */
export function LookCrops({ looks }: { looks: readonly ListedLook[] | null }) {
  const wearer = useWearer();
  if (!looks) return <Crops crops={PLATES.map((plate) => ({ id: String(plate), content: null }))} />;
  const shown = looks.filter(({ garment }) => isClothing(garment)).slice(0, MAX_SHOWN);
  return (
    <Crops
      crops={shown.map(({ _id: id, garment, imageUrl }) => ({
        id,
        content: <DressedItem garment={garment} wearer={wearer} flat={apiUrl(imageUrl)} crop="cloth" />,
      }))}
    />
  );
}

function Crops({ crops }: { crops: readonly { id: string; content: ReactNode }[] }) {
  if (crops.length === 0) return null;
  const columns = { '--columns': Math.min(crops.length, MAX_COLUMNS) } as CSSProperties;
  return (
    <div className={styles['crops']} style={columns} aria-hidden="true">
      {crops.map(({ id, content }) => (
        <div key={id} className={styles['crop']}>
          {content}
        </div>
      ))}
    </div>
  );
}
