import type { Appearance, TapeMeasurements } from '@figura/contracts';
import type { GarmentInput } from '../../garment/piece';
import { isWellFormed } from '../../testing/well-formed';
import { drawWorn } from '../draw-worn';

export const createPieceIn = (
  category: string,
  type: string,
  attributes: Record<string, readonly string[]> = {},
  ...hexes: string[]
): GarmentInput => ({
  category,
  type,
  attributes,
  colors: (hexes.length > 0 ? hexes : ['#b4532a']).map((hex) => ({ hex })),
});

export function renderWorn(
  garments: readonly GarmentInput[],
  appearance: Appearance = { skin: 'tone-3', hair: { cut: 'bun', color: 'black' } },
  measurements: Partial<TapeMeasurements> = {},
): string {
  const { svg } = drawWorn({ garments, appearance, measurements, stance: 'right' });
  const id = /id="(w[a-z0-9]+?)-skin"/.exec(svg)![1]!;
  return svg.replaceAll(id, 'id');
}

export function drawFaults(svg: string, limit: number): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id!);
  return [
    isWellFormed(svg) ? '' : 'not well formed',
    /NaN|Infinity|undefined|null/.test(svg) ? 'a number is missing' : '',
    /\d\.\d{3}/.test(svg) ? 'a number is not rounded' : '',
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `not defined: ${id}`),
    svg.length < limit ? '' : `too long: ${svg.length}`,
  ].filter(Boolean);
}
