import { BASE_LAYER, chooseStance } from '@figura/drawing';
import type { Wearer } from '../../lib/session/use-wearer';
import type { SheetWindow } from '../../ui/dressed/crop';
import { Drawn } from '../../ui/dressed/drawn';
import { useDrawing } from '../../ui/dressed/use-drawing';

interface BareLayerProps {
  wearer: Wearer;
  view: SheetWindow;
  /** Dressed share from the right, in percent. */
  dressed: number;
}

/** The figure as it is, over the part that the advice does not dress. */
export function BareLayer({ wearer, view, dressed }: BareLayerProps) {
  const drawing = useDrawing({ garments: BASE_LAYER, ...wearer, stance: chooseStance(BASE_LAYER) });
  if (!drawing) return null;
  return (
    <Drawn url={drawing.url} alt="" view={view} eager style={{ clipPath: `inset(0 ${dressed}% 0 0)` }} />
  );
}
