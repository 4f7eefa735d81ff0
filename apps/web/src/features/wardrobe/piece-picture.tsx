import type { WardrobePiece } from '@figura/contracts';
import type { Wearer } from '../../lib/session/use-wearer';
import { Flat } from '../../ui/dressed/flat';
import { OnYou } from '../../ui/garment/on-you';

interface PiecePictureProps {
  piece: Pick<WardrobePiece, 'garment'>;
  wearer: Wearer;
  className?: string | undefined;
}

/** A piece on the user's own figure; before there are measurements it lies flat. */
export function PiecePicture({ piece: { garment }, wearer, className }: PiecePictureProps) {
  const isMeasured = Object.keys(wearer.measurements).length > 0;
  return isMeasured ? (
    <OnYou garment={garment} wearer={wearer} className={className} />
  ) : (
    <Flat garment={garment} className={className} />
  );
}
