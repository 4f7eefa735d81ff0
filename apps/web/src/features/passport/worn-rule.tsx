import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useContext } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { isClothing } from '../../ui/dressed/dressed-item';
import { Flat } from '../../ui/dressed/flat';
import { OwnPieces } from '../../ui/dressed/own-pieces';
import styles from './passport-sheet.module.css';

/** On the user, since a flat has no body to sit high or low on. */
export function WornRule({ garment }: { garment: Garment }) {
  const wearer = useWearer();
  const own = useContext(OwnPieces);
  if (!isClothing(garment)) return <Flat garment={garment} className={styles['flat']} />;
  return (
    <Dressed
      garments={completeOutfit(garment, own, wearer.appearance.presentation)}
      wearer={wearer}
      flat={<Flat garment={garment} />}
      label=""
      crop={garment.category === 'Bottoms' ? 'lower' : 'upper'}
      className={styles['worn']}
    />
  );
}
