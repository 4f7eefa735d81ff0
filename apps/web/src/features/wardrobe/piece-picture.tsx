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
  /** What it is called, where the drawing does not say what it shows. */
  name: string;
  /** What is worn beside it; what is not among them comes from what the user owns. */
  beside?: readonly Garment[];
  className?: string | undefined;
}

/** A piece on the user's own figure, beside what they own. Before there are measurements, and of what is held, it lies flat. */
export function PiecePicture({ garment, name, beside = [], className }: PiecePictureProps) {
  const own = useContext(OwnPieces);
  const wearer = useWearer();
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  const garments = isClothing(garment) ? completeOutfit(garment, beside.length > 0 ? beside : own) : null;
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
