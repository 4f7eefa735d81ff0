import type { Garment, WornStyle } from '@figura/contracts';
import type { Wearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { Flat } from '../../ui/dressed/flat';
import { wearPieces } from '../../ui/dressed/wear-pieces';

interface OutfitOnYouProps {
  pieces: readonly { garment: Garment | null; worn?: readonly WornStyle[] }[];
  wearer: Wearer;
  label: string;
  shape?: 'tall' | 'card';
  eager?: boolean;
  className?: string | undefined;
}

export function OutfitOnYou({ pieces, shape = 'tall', eager = false, ...props }: OutfitOnYouProps) {
  const garments = wearPieces(pieces);
  const [first] = garments;
  return (
    <Dressed
      {...props}
      garments={garments}
      flat={first ? <Flat garment={first} /> : <span />}
      shape={shape}
      eager={eager}
    />
  );
}
