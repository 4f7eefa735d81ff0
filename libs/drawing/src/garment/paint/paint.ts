import { deriveColors, INK, computeLightness, mix } from './colors';
import type { Colors } from './colors';
import { printPattern } from './prints';
import { drawSurfacePattern } from './textures';

/** What a piece is painted with. Fills are colors or references to `defs`. */
export interface Paint {
  /** The main cloth's colors. */
  colors: Colors;
  /** The second cloth: lining, contrast, buttons, trim; toned from the first where the piece has one color only. */
  trim: Colors;
  /** Whether the piece has a second color of its own. */
  twoColored: boolean;
  /** The main cloth: its print where it has one, its color otherwise. */
  cloth: string;
  /** The main cloth without its print. */
  plain: string;
  /** Whether the cloth has a print. */
  printed: boolean;
  /** Overlays for every area of cloth, first one lowest. */
  surfaces: readonly string[];
  /** The fills that repeat, each with its own transform, so that they can be turned with a sleeve. */
  repeats: ReadonlyMap<string, string>;
  /** How much of what is behind the cloth it hides, from 0 to 1. */
  opacity: number;
  /** The definitions that the fills refer to. */
  defs: string;
}

/** What the paint asks about a piece. */
export interface Swatch {
  id: string;
  colors: readonly string[];
  /** How large prints and textures are drawn, 1 being the scale of flats. */
  scale?: number;
  /** Where on the sheet a cloth that darkens downward is lightest, and where darkest; the sheet of flats unless told. */
  reach?: readonly [top: number, bottom: number];
  small?: boolean;
  values(attribute: string): readonly string[];
}

/** Cloth whose color nobody told: unbleached, as a pattern is first sewn up, so that no color is claimed. */
const DEFAULT_COLOR = '#eeeae4';

/** Resolves a piece's colors, print, fabric and texture. Ids in `defs` start with the piece's own. */
export function paintOf({ id, colors, values, scale = 1, reach = [16, 484], small = false }: Swatch): Paint {
  const [top, bottom] = reach;
  const shades = deriveColors(colors[0] ?? DEFAULT_COLOR);
  const trim = deriveColors(colors[1] ?? mix(shades.base, shades.dark ? '#ffffff' : '#2a1a12', 0.26));
  const has = (attribute: string, value: string): boolean => values(attribute).includes(value);
  const defs: string[] = [];
  const repeats = new Map<string, string>();
  const addDefinition = (fill: string, definition: string): void => {
    defs.push(definition);
    if (definition.startsWith('<pattern'))
      repeats.set(fill, /patternTransform="([^"]*)"/.exec(definition)?.[1] ?? '');
  };

  // Legwear of which no more is known than that it has a pattern has diamonds.
  const known = values('prints')[0] ?? (has('pattern', 'patterned-legwear') ? 'geometric' : undefined);
  const print = printOf(known, `${id}-print`, shades, colors, has, scale);
  if (print) addDefinition(`url(#${id}-print)`, print);

  const surfaces: string[] = [];
  // No picture below `SMALL` shows a weave.
  for (const name of [...(small ? [] : values('fabric').slice(0, 1)), ...values('texture')]) {
    const overlay = `${id}-${name}`;
    const definition = drawSurfacePattern(name, overlay, shades, trim.base, scale);
    if (definition) {
      addDefinition(`url(#${overlay})`, definition);
      surfaces.push(`url(#${overlay})`);
    }
  }

  if (has('pattern', 'darkening-down')) {
    defs.push(
      `<linearGradient id="${id}-fade" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}"><stop offset=".1" stop-color="#fff" stop-opacity=".2"/><stop offset=".4" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".62"/></linearGradient>`,
    );
    surfaces.push(`url(#${id}-fade)`);
  }

  return {
    colors: shades,
    trim,
    twoColored: colors.length > 1,
    cloth: print ? `url(#${id}-print)` : shades.base,
    plain: shades.base,
    printed: print !== undefined,
    surfaces,
    repeats,
    opacity: findOpacity(has, shades.dark),
    defs: defs.join(''),
  };
}

/** Lace is backed more than chiffon is, and a dark sheer cloth would turn gray if as much showed through as of a pale one. */
function findOpacity(has: (attribute: string, value: string) => boolean, dark: boolean): number {
  if (has('texture', 'sheer') || SHEER.some((fabric) => has('fabric', fabric))) return dark ? 0.8 : 0.64;
  return has('fabric', 'lace') ? 0.88 : 1;
}

/** Fabrics that are seen through. */
const SHEER = ['chiffon', 'tulle'] as const;

/** What is printed or embossed as a snake's or a crocodile's skin. */
const LEATHERS = ['soft-leather', 'stiff-leather'] as const;

function printOf(
  print: string | undefined,
  id: string,
  { base, dark }: Colors,
  [, second, third]: readonly string[],
  has: (attribute: string, value: string) => boolean,
  size: number,
): string | undefined {
  if (print === undefined) return undefined;
  const quiet = has('pattern', 'tone-on-tone');
  const own = mix(base, dark ? '#ffffff' : '#2a1a12', quiet ? 0.16 : 0.5);
  const motif = quiet ? own : (second ?? own);
  const other = quiet
    ? mix(base, own, 0.6)
    : (third ?? mix(motif, base, computeLightness(motif) > 0.5 ? 0.3 : 0.45));
  const scale = size * (has('pattern', 'small-scale') ? 0.65 : has('pattern', 'large-scale') ? 1.5 : 1);
  const reptile = print === 'animal' && LEATHERS.some((fabric) => has('fabric', fabric));
  return printPattern(reptile ? 'scales' : print, id, { ground: base, motif, second: other }, scale);
}
