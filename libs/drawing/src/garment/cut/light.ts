import { drapeOf } from '../paint/cloth';
import { mix } from '../paint/colors';
import { decimals } from '../paint/numbers';
import type { Piece } from '../piece';

/** The lights of several pieces that their drawing uses; those on cloths that take it alike share its steps. */
export function lightsOf(pieces: readonly Piece[], drawing: string): string {
  const known = new Map<string, string>();
  return pieces
    .flatMap((piece) => [lightOf(piece), ...(piece.small ? [createLit(piece)] : [])])
    .filter(({ name }) => drawing.includes(`url(#${name})`))
    .map(({ name, steps }) => {
      const first = known.get(steps);
      if (first !== undefined) return `<linearGradient id="${name}" href="#${first}"/>`;
      known.set(steps, name);
      return `<linearGradient id="${name}">${steps}</linearGradient>`;
    })
    .join('');
}

/** What fills, from left to right: its id, and its colors. */
interface Light {
  name: string;
  steps: string;
}

/** A cloth of one color with the shade that a small picture shows. */
function createLit({ id, paint, ...piece }: Piece): Light {
  const { base, deep } = paint.colors;
  const steps = `<stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, deep, drapeOf(piece).shade)}"/>`;
  return { name: `${id}-lit`, steps };
}

/** The light on a cloth, from the upper left: across each panel as across something round, in the cloth's own colors. */
function lightOf({ id, paint, small, ...piece }: Piece): Light {
  const { deep, light } = paint.colors;
  const { light: lit, shade, streak } = drapeOf(piece);
  const stop = (at: number, color: string, opacity: number): string =>
    `<stop offset="${decimals(at)}" stop-color="${color}" stop-opacity="${decimals(opacity)}"/>`;
  const across = streak
    ? stop(0.38, light, lit * 0.2) + stop(0.6, deep, shade * 0.3) + stop(0.76, light, lit * 0.5)
    : stop(0.5, light, 0) + stop(0.62, deep, 0);
  // A small picture shows the side in the shade alone.
  const steps = small
    ? stop(0.55, deep, 0)
    : stop(0, deep, shade * 0.32) + stop(0.12, light, 0) + stop(0.26, light, lit) + across;
  return { name: `${id}-light`, steps: steps + stop(1, deep, shade) };
}
