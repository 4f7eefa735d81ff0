import { drapeOf } from '../paint/cloth';
import { decimals } from '../paint/numbers';
import type { Piece } from '../piece';

/** Categories of what does not fall in folds. */
const WORN_WITH: readonly string[] = ['Shoes', 'Accessories', 'Jewelry'];

/** A gradient of a piece by its name. */
type Gradient = readonly [name: string, definition: string];

/** The light on the cloths of several pieces; those that take it alike share its steps. */
export function lightsOf(pieces: readonly Piece[]): string {
  const known = new Map<string, string>();
  return pieces
    .flatMap(gradientsOf)
    .map(([name, definition]) => {
      const alike = definition.replace(name, '');
      const first = known.get(alike);
      if (first !== undefined) return `<linearGradient id="${name}" href="#${first}"/>`;
      known.set(alike, name);
      return definition;
    })
    .join('');
}

/** The light on a cloth, and the shade in the folds that hang. */
export const lightOf = (piece: Piece): string =>
  gradientsOf(piece)
    .map(([, definition]) => definition)
    .join('');

const stop = (at: number, color: string, opacity: number): string =>
  `<stop offset="${decimals(at)}" stop-color="${color}" stop-opacity="${decimals(opacity)}"/>`;

/**
 * The light from the upper left: across each panel as across something round, in the cloth's own colors. A fold runs out
 * upward, except in a small picture.
 */
function gradientsOf({ id, paint, small, quiet, input, ...piece }: Piece): Gradient[] {
  const { deep, light } = paint.colors;
  const { light: lit, shade, fold, streak, sheen: own } = drapeOf(piece);
  const sheen = input.category === 'Jewelry' ? 'bands' : WORN_WITH.includes(input.category) ? undefined : own;
  const steps = small
    ? stop(0.55, deep, 0) + stop(1, deep, shade)
    : sheen === 'rim'
      ? stop(0, light, lit) +
        stop(0.16, light, 0) +
        stop(0.3, deep, shade * 0.5) +
        stop(0.64, deep, shade) +
        stop(0.86, deep, 0) +
        stop(1, light, lit * 0.8)
      : stop(0, deep, shade * 0.32) +
        stop(0.12, light, 0) +
        stop(0.26, light, lit) +
        across() +
        stop(1, deep, shade);
  function across(): string {
    if (sheen === 'bands')
      return (
        stop(0.34, deep, shade * 0.2) +
        stop(0.46, light, lit * 0.5) +
        stop(0.54, deep, shade * 0.3) +
        stop(0.7, light, lit * 0.6) +
        stop(0.78, deep, shade * 0.4)
      );
    return streak
      ? stop(0.38, light, lit * 0.2) + stop(0.6, deep, shade * 0.3) + stop(0.76, light, lit * 0.5)
      : stop(0.5, light, 0) + stop(0.62, deep, 0);
  }
  const [name, fall] = [`${id}-light`, fallOf(id)];
  return [
    [name, `<linearGradient id="${name}">${steps}</linearGradient>`],
    ...(quiet || WORN_WITH.includes(input.category)
      ? []
      : [
          [
            fall,
            `<linearGradient id="${fall}" x2="0" y2="1">${stop(0, deep, 0)}${stop(0.7, deep, fold)}</linearGradient>`,
          ] as const,
        ]),
  ];
}

/** The name of the shade in a piece's folds that hang. */
export const fallOf = (id: string): string => `${id}-fall`;
