import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { Garment } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useContext } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { Picture } from '../pictures/picture';
import { cropFor } from './crop';
import type { Crop } from './crop';
import { Dressed } from './dressed';
import type { Marks } from './dressed';
import { OwnPieces } from './own-pieces';

/** Whether an item shows on a body what it does; others are shown as they lie. */
export const isClothing = (garment: Garment | undefined): garment is Garment =>
  garment !== undefined && CLOTHING_CATEGORIES.includes(garment.category);

interface DressedItemProps {
  /** Without one, as of what is no clothing in a list, it is shown as it lies. */
  garment: Garment | undefined;
  wearer: Wearer;
  /** The item's own picture. */
  flat: string;
  marks?: Marks;
  /** How much of the figure is seen; by itself as much as the item needs. */
  crop?: Crop;
  eager?: boolean;
  className?: string | undefined;
}

/** One item on somebody, with the user's own clothes beside it, or plain ones; what is no clothing lies flat. */
export function DressedItem({ garment, flat, crop, eager = false, className, ...dressed }: DressedItemProps) {
  const own = useContext(OwnPieces);
  if (!isClothing(garment)) return <Picture src={flat} alt="" eager={eager} className={className} />;
  return (
    <Dressed
      garments={completeOutfit(garment, own)}
      flat={flat}
      crop={crop ?? cropFor(garment.category)}
      eager={eager}
      className={className}
      {...dressed}
    />
  );
}
