import { VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { TapeField, TapeMeasurements } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
import type { CSSProperties } from 'react';

/** In units of the drawing: the hair is higher than the crown. */
const ABOVE_CROWN = 24;

/** Part of the way from crotch to knee: a plate's edge cuts a thigh, never a neck. */
const THIGH = 0.3;

const TAPE_SHARE = 1.3;
const BEYOND = 0.2;
/** From crown to chin, of the whole height: no face is cut. */
const HEAD = 0.137;

/**
 * `--close-height` and `--close-top`, in heights of the plate: from crown to thigh, or the part that is measured.
 */
export function styleCloseView(
  measurements: Partial<TapeMeasurements>,
  active: TapeField | null,
): CSSProperties {
  const { guides, width, height } = traceFigure({ measurements });
  const chest = guides.chest.label.y;
  // A label stands in the middle of its part.
  const crown = 2 * guides.headToChest.label.y - chest;
  const crotch = 2 * guides.chestToCrotch.label.y - chest;
  const knee = 2 * guides.crotchToKnee.label.y - crotch;
  const floor = 2 * guides.kneeToFloor.label.y - knee;
  const above = crown - ABOVE_CROWN;
  const listEdges = (): [number, number] => {
    if (active === null) return [above, crotch + THIGH * (knee - crotch)];
    const part = (VERTICAL_MEASUREMENTS as readonly TapeField[]).indexOf(active);
    if (part >= 0) {
      const [from, to] = [crown, chest, crotch, knee, floor].slice(part) as [number, number];
      const beyond = BEYOND * (to - from);
      return [from - beyond, to + beyond];
    }
    const { path, label } = guides[active];
    // A loop begins at its left end.
    const half = TAPE_SHARE * (width / 2 - Number.parseFloat(path.slice(1)));
    const top = label.y - half;
    return [top < crown + HEAD * (floor - crown) ? above : top, label.y + half];
  };
  const [top, bottom] = listEdges();
  const shown = bottom - top;
  const all = floor + ABOVE_CROWN - above;
  return {
    '--all-height': height / all,
    '--all-top': above / height,
    '--close-height': height / shown,
    '--close-top': top / shown,
    '--close-word': `${0.075 * shown}px`,
  } as CSSProperties;
}
