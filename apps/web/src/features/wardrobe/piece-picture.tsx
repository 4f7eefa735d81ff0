import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useContext } from 'react';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { isClothing } from '../../ui/dressed/dressed-item';
import { Flat } from '../../ui/dressed/flat';
import { OwnPieces } from '../../ui/dressed/own-pieces';

interface PiecePictureProps {
  garment: Garment;
  name: string;
  beside?: readonly Garment[];
  className?: string | undefined;
}

/** Lies flat before there are measurements, and for pieces held in the hand. */
export function PiecePicture({ garment, name, beside = [], className }: PiecePictureProps) {
  const own = useContext(OwnPieces);
  const wearer = useWearer();
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  const garments = isClothing(garment)
    ? completeOutfit(garment, beside.length > 0 ? beside : own, wearer.appearance.presentation)
    : null;
  const shod = garment.category === 'Shoes' && beside.length > 1 ? [...beside, garment] : null;
  const worn = isMeasured ? (garments ?? shod) : null;
  if (!worn) return <Flat garment={garment} alt={name} className={className} />;
  return (
    <Dressed
      garments={worn}
      wearer={wearer}
      flat={<Flat garment={garment} alt={name} />}
      {...(shod && { label: name })}
      shape="tall"
      eager
      className={className}
    />
  );
}
