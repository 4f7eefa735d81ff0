import { findDrape, type Drape } from '../paint/cloth';
import { mix, type Colors } from '../paint/colors';
import { formatDecimals } from '../paint/numbers';
import { isHanger } from '../../form/form';
import type { Piece } from '../piece';

interface Light {
  name: string;
  steps: string;
  shape?: string;
}

/** Shares gradient steps between cloths that take light alike. */
export function drawLights(pieces: readonly Piece[], drawing: string): string {
  const known = new Map<string, string>();
  const used = new Set(drawing.match(/(?<=url\(#)[^)]+/g));
  return pieces
    .flatMap((piece) => [
      createLight(piece, 'light', piece.paint.colors),
      createLight(piece, 'trim-light', piece.paint.trim),
      createFallLight(piece),
      createBellyLight(piece, 'light'),
      createBellyLight(piece, 'deep'),
      createBustLight(piece),
      ...(piece.small ? [createSmallLight(piece)] : []),
    ])
    .filter(({ name }) => used.has(name))
    .map(({ name, steps, shape = '' }) => {
      const tag = shape.includes(' r=') ? 'radialGradient' : 'linearGradient';
      const first = known.get(steps);
      if (first !== undefined) return `<${tag} id="${name}" href="#${first}"/>`;
      known.set(steps, name);
      return `<${tag} id="${name}"${shape}>${steps}</${tag}>`;
    })
    .join('');
}

export const stop = (at: number, color: string, opacity: number): string =>
  `<stop offset="${formatDecimals(at)}" stop-color="${color}" stop-opacity="${formatDecimals(opacity)}"/>`;

export const describeFall = (id: string): string => `${id}-fall`;

/** Fades upward. */
function createFallLight({ id, paint: { colors }, ...piece }: Piece): Light {
  const steps = stop(0, colors.deep, 0) + stop(0.45, colors.deep, findDrape(piece).fold);
  return { name: describeFall(id), steps, shape: ' x2="0" y2="1"' };
}

export const describeBelly = (id: string, shade: 'light' | 'deep'): string => `${id}-belly-${shade}`;

function createBellyLight({ id, paint: { colors, printed } }: Piece, shade: 'light' | 'deep'): Light {
  const [color, share] = shade === 'light' ? [colors.light, 0.22] : [mix(colors.deep, colors.ink, 0.3), 0.32];
  const opacity = share * (printed ? 1.55 : 1);
  const steps = stop(0, color, opacity) + stop(0.5, color, opacity * 0.42) + stop(1, color, 0);
  return { name: describeBelly(id, shade), steps, shape: ' r=".5"' };
}

export const describeBust = (id: string): string => `${id}-bust`;

const createBustLight = ({ id, paint: { colors } }: Piece): Light => ({
  name: describeBust(id),
  steps: stop(0, colors.deep, 0.8) + stop(1, colors.deep, 0),
  shape: ' cx=".58" cy=".1" r=".66"',
});

/** Shoes and bags take light as leather does; metal shines in bands. */
const findSheen = (category: string, own: Drape['sheen']): Drape['sheen'] | 'plain' =>
  category === 'Jewelry' ? 'bands' : ['Shoes', 'Accessories'].includes(category) ? 'plain' : own;

function createSmallLight({ id, paint, ...piece }: Piece): Light {
  const { base, deep } = paint.colors;
  const steps = `<stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, deep, findDrape(piece).shade)}"/>`;
  return { name: `${id}-lit`, steps };
}

const CLOTHING = /^(Tops|Bottoms|One-Piece|Outerwear)$/;

/** Share of a worn garment's light and shade on a hanger. */
const FLATTER = 0.6;

/** From the upper left, in the cloth's own colors. */
function createLight({ id, small, input, ...piece }: Piece, name: string, { deep, light }: Colors): Light {
  const drape = findDrape(piece);
  const flatter = CLOTHING.test(input.category) && isHanger(piece.form) ? FLATTER : 1;
  const [lit, shade] = [drape.light * flatter, drape.shade * flatter];
  const sheen = findSheen(input.category, drape.sheen);
  const { streak } = drape;
  const steps = small
    ? stop(0.55, deep, 0) + stop(1, deep, shade)
    : sheen === 'rim'
      ? stop(0, light, lit) +
        stop(0.16, light, 0) +
        stop(0.3, deep, shade * 0.5) +
        stop(0.64, deep, shade) +
        stop(0.86, deep, 0) +
        stop(1, light, lit * 0.8)
      : (sheen === 'plain' ? '' : stop(0, deep, shade * 0.32)) +
        stop(0.24, light, lit) +
        (sheen === 'plain' ? '' : drawAcross()) +
        stop(1, deep, sheen === 'plain' ? shade * 0.6 : shade);
  function drawAcross(): string {
    if (sheen === 'bands')
      return (
        stop(0.36, deep, shade * 0.46) +
        stop(0.48, light, lit * 0.9) +
        stop(0.58, deep, shade * 0.5) +
        stop(0.7, light, lit) +
        stop(0.8, deep, shade * 0.6)
      );
    return streak
      ? stop(0.38, light, lit * 0.2) + stop(0.6, deep, shade * 0.3) + stop(0.76, light, lit * 0.5)
      : stop(0.56, deep, 0);
  }
  return { name: `${id}-${name}`, steps };
}
