import { NO_APPEARANCE } from '@figura/contracts';
import { BUILDS } from '../figure/proportions';
import { hash } from '../garment/piece';
import { escapeText } from '../xml-text';
import { wearBase } from './base-layer';
import { drawScene } from './draw-scene';
import type { WornLandmarks } from './landmarks';
import { createScene } from './scene';
import { chooseStance, computePersonSeed } from './stance-for';
import type { CloseUp } from './view';
import { drapeOverBelly, wearAs, wearBelted, wearMensBoot } from './wear-as';
import type { WornInput } from './worn-input';
import { WORN_SHEET } from './worn-sheet';

export interface WornPicture {
  svg: string;
  /** Sheet units (`WORN_SHEET`). */
  landmarks: WornLandmarks;
}

const ID_LENGTH = 5;

/** Draws a dressed body as one SVG document. The same input gives the same text. */
export function drawWorn(input: WornInput): WornPicture {
  const { width, height } = WORN_SHEET;
  const { title, ...shown } = input;
  const { appearance, stance, expecting, seated } = shown;
  const person = input.person ?? computePersonSeed(input.measurements);
  const key = hash(JSON.stringify(shown));
  const id = `w${key.slice(-ID_LENGTH)}`;
  const base = wearBase(input.garments, appearance?.presentation).map(wearAs);
  const build = BUILDS[appearance?.presentation ?? NO_APPEARANCE.presentation];
  const own = build === 1 ? base.map(wearMensBoot) : base;
  const garments = expecting ? own.map(drapeOverBelly) : wearBelted(own, build > 0);
  const { markup, landmarks } = composeWorn(
    {
      ...input,
      garments,
      person,
      stance: seated ? 'seated' : (stance ?? chooseStance(garments, person)),
    },
    id,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeText(title)}</title>`,
    markup,
    '</svg>',
  ].join('');
  return { svg, landmarks };
}

export function composeWorn(
  input: WornInput,
  id: string,
  closeUp: CloseUp = {},
): { markup: string; landmarks: WornLandmarks } {
  return drawScene(createScene(input, id, closeUp));
}
