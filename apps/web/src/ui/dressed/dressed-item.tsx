import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useContext } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { Picture } from '../pictures/picture';
import type { Crop, RATIOS } from './crop';
import { cropFor } from './garment-crops';
import { Dressed } from './dressed';
import type { Marks } from './dressed';
import { Flat } from './flat';
import { OwnPieces } from './own-pieces';

export const isClothing = (garment: Garment | undefined): garment is Garment =>
  garment !== undefined && CLOTHING_CATEGORIES.includes(garment.category);

interface DressedItemProps {
  garment: Garment | undefined;
  wearer: Wearer;
  flat: string;
  marks?: Marks;
  crop?: Crop | undefined;
  shape?: keyof typeof RATIOS | undefined;
  eager?: boolean;
  className?: string | undefined;
}

export function DressedItem({ garment, flat, crop, eager = false, className, ...dressed }: DressedItemProps) {
  const own = useContext(OwnPieces);
  if (garment?.category === 'Styling') {
    const { measurements, appearance } = dressed.wearer;
    return <Flat garment={garment} wearer={{ measurements, appearance }} className={className} />;
  }
  if (!isClothing(garment)) return <Picture src={flat} alt="" eager={eager} className={className} />;
  return (
    <Dressed
      garments={completeOutfit(garment, own, dressed.wearer.appearance.presentation)}
      flat={flat}
      crop={crop ?? cropFor(garment.category)}
      eager={eager}
      className={className}
      {...dressed}
    />
  );
}
