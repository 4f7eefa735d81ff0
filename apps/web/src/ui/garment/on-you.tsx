import { createPhrase, formatPhrase } from '../../lib/catalog/garment-names';
import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useContext } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import type { Crop, RATIOS } from '../dressed/crop';
import { cropFor } from '../dressed/garment-crops';
import { Dressed } from '../dressed/dressed';
import type { Marks } from '../dressed/dressed';
import { isClothing } from '../dressed/dressed-item';
import { Flat } from '../dressed/flat';
import { OwnPieces } from '../dressed/own-pieces';

interface OnYouProps {
  garment: Garment;
  wearer: Wearer;
  className?: string | undefined;
  marks?: Marks | undefined;
  crop?: Crop;
  shape?: keyof typeof RATIOS;
}

export function OnYou({ garment, wearer, className, marks, crop, shape = 'card' }: OnYouProps) {
  const own = useContext(OwnPieces);
  const name = formatPhrase(createPhrase({ ...garment, colors: [] }));
  if (!isClothing(garment)) return <Flat garment={garment} alt={name} className={className} />;
  return (
    <Dressed
      garments={completeOutfit(garment, own, wearer.appearance.presentation)}
      wearer={wearer}
      flat={<Flat garment={garment} alt={name} />}
      crop={crop ?? cropFor(garment.category)}
      shape={shape}
      eager
      className={className}
      marks={marks}
    />
  );
}
