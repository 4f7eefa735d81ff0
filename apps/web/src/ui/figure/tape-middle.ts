import type { TapeField } from '@figura/contracts';
import { traceFigure } from '@figura/drawing';
import type { CSSProperties } from 'react';

/** About the chest, while nothing is measured. */
const NO_TAPE = 0.35;

/** `--tape-middle`: the middle of the tape on a typical body, as a share of the drawing's height. */
export function styleTapeMiddle(active: TapeField | null): CSSProperties {
  return { '--tape-middle': active ? findMiddle(active) : NO_TAPE } as CSSProperties;
}

function findMiddle(name: TapeField): number {
  const { guides, height } = traceFigure({ measurements: {} });
  return guides[name].label.y / height;
}
