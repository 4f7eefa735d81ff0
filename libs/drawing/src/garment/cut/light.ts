import { drapeOf } from '../paint/cloth';
import { decimals } from '../paint/numbers';
import type { Piece } from '../piece';

/** The light on the cloths of several pieces; those that take it alike share its steps. */
export function lightsOf(pieces: readonly Piece[]): string {
  const known = new Map<string, string>();
  return pieces
    .map((piece) => {
      const name = `${piece.id}-light`;
      const light = lightOf(piece);
      const alike = light.replace(name, '');
      const first = known.get(alike);
      if (first !== undefined) return `<linearGradient id="${name}" href="#${first}"/>`;
      known.set(alike, name);
      return light;
    })
    .join('');
}

/** The light on a cloth, from the upper left: across each panel as across something round, in the cloth's own colors. */
export function lightOf({ id, paint, small, ...piece }: Piece): string {
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
  return `<linearGradient id="${id}-light">${steps}${stop(1, deep, shade)}</linearGradient>`;
}
