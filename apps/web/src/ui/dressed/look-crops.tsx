import type { ListedLook } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import type { CSSProperties, ReactNode } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from './dressed';
import { isClothing } from './dressed-item';
import styles from './look-crops.module.css';

const MAX_SHOWN = 6;
const PLATES = [1, 2, 3, 4];

/** Decorative. Null while loading. */
export function LookCrops({ looks }: { looks: readonly ListedLook[] | null }) {
  const wearer = useWearer();
  if (!looks) return <Crops crops={PLATES.map((plate) => ({ id: String(plate), content: null }))} />;
  const crops = looks.flatMap(({ _id: id, garment }) =>
    isClothing(garment)
      ? [
          {
            id,
            content: (
              <Dressed
                garments={completeOutfit(garment, [], wearer.appearance.presentation)}
                wearer={wearer}
                flat={<span />}
                crop="upper"
              />
            ),
          },
        ]
      : [],
  );
  return <Crops crops={crops.slice(0, MAX_SHOWN)} />;
}

function Crops({ crops }: { crops: readonly { id: string; content: ReactNode }[] }) {
  if (crops.length === 0) return null;
  return (
    <div
      className={styles['crops']}
      style={{ '--columns': crops.length } as CSSProperties}
      data-rows={crops.length === MAX_SHOWN ? 2 : 1}
      aria-hidden="true"
    >
      {crops.map(({ id, content }) => (
        <div key={id} className={styles['crop']}>
          {content}
        </div>
      ))}
    </div>
  );
}
