import { deriveColors, deriveMotifColors, INK, computeLightness, mix, type Colors } from './colors';
import { printPattern } from './prints';
import { drawSurfacePattern } from './textures';

/** Fills are colors or references to `defs`. */
export interface Paint {
  colors: Colors;
  /** Second cloth (lining, contrast, buttons, trim); toned from the first where the piece has one color. */
  trim: Colors;
  twoColored: boolean;
  cloth: string;
  plain: string;
  printed: boolean;
  /** Overlays for every area of cloth, lowest first. */
  surfaces: readonly string[];
  /** Repeating fills, each with its own transform, so that they can turn with a sleeve. */
  repeats: ReadonlyMap<string, string>;
  /** Transform of the print beyond a seam. */
  shift: string;
  /** From 0 to 1. */
  opacity: number;
  defs: string;
}

export interface Swatch {
  id: string;
  colors: readonly string[];
  /** Scale of prints and textures; 1 is that of flats. */
  scale?: number;
  /** Sheet heights where a darkening cloth is lightest and darkest; by default those of flats. */
  reach?: readonly [top: number, bottom: number];
  small?: boolean;
  values(attribute: string): readonly string[];
}

const BOLD = 1.7;

/** Unbleached cloth, so that an unknown color is not claimed; denim is blue. */
function chooseDefaultColor(values: Swatch['values']): string {
  if (!values('fabric').some((fabric) => fabric.includes('denim'))) return '#eeeae4';
  return values('color').includes('dark-bottom') ? '#34425c' : '#6c87a8';
}

export function createPaint({
  id,
  colors,
  values,
  scale = 1,
  reach = [16, 484],
  small = false,
}: Swatch): Paint {
  const [top, bottom] = reach;
  const shades = deriveColors(colors[0] ?? chooseDefaultColor(values));
  const trim = deriveColors(colors[1] ?? mix(shades.base, shades.dark ? '#ffffff' : '#2a1a12', 0.26));
  const has = (attribute: string, value: string): boolean => values(attribute).includes(value);
  const defs: string[] = [];
  const repeats = new Map<string, string>();
  const addDefinition = (fill: string, definition: string): void => {
    defs.push(definition);
    if (definition.startsWith('<pattern'))
      repeats.set(fill, /patternTransform="([^"]*)"/.exec(definition)?.[1] ?? '');
  };

  const known = values('prints')[0] ?? (has('pattern', 'patterned-legwear') ? 'geometric' : undefined);
  const size = small && known && !/large|^check$/.test(known) ? scale * BOLD : scale;
  const print = createPrint(known, `${id}-print`, shades, colors, has, size);
  if (print) addDefinition(`url(#${id}-print)`, print.definition);
  if (print && !small)
    defs.push(
      `<pattern id="${id}-fold" href="#${id}-print" patternTransform="rotate(5)${repeats.get(`url(#${id}-print)`)}"/>`,
    );

  const surfaces: string[] = [];
  // Weaves but ribs do not show below `SMALL`; a print leaves room for one surface.
  const weave = values('fabric')
    .slice(0, 1)
    .filter((name) => !small || name === RIBBED);
  const overlays = print ? [...values('texture'), ...weave].slice(0, 1) : [...weave, ...values('texture')];
  for (const name of overlays) {
    const overlay = `${id}-${name}`;
    const grown = small && name === RIBBED ? scale * BOLD : scale;
    const definition = drawSurfacePattern(name, overlay, shades, trim.base, grown);
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
    shift: print?.shift ?? '',
    opacity: findOpacity(has, shades.dark),
    defs: defs.join(''),
  };
}

function findOpacity(has: (attribute: string, value: string) => boolean, dark: boolean): number {
  if (has('texture', 'sheer') || SHEER.some((fabric) => has('fabric', fabric))) return dark ? 0.8 : 0.64;
  return has('fabric', 'lace') ? 0.88 : 1;
}

const RIBBED = 'corduroy';

const SHEER = ['chiffon', 'tulle'] as const;

const LEATHERS = ['soft-leather', 'stiff-leather'] as const;
/** Smooth: a large check on them is a windowpane, not a plaid. */
const SUITINGS = ['wool-suiting', 'ponte', 'crepe'] as const;

function createPrint(
  print: string | undefined,
  id: string,
  { base, dark }: Colors,
  [, second, third]: readonly string[],
  has: (attribute: string, value: string) => boolean,
  size: number,
): ReturnType<typeof printPattern> {
  if (print === undefined) return undefined;
  const quiet = has('pattern', 'tone-on-tone');
  const own = mix(base, dark ? '#ffffff' : '#2a1a12', 0.16);
  const [motif, other] = quiet
    ? [own, mix(base, own, 0.6)]
    : second
      ? [second, third ?? mix(second, base, computeLightness(second) > 0.5 ? 0.3 : 0.45)]
      : deriveMotifColors(base);
  const scale =
    size *
    (has('pattern', 'small-scale')
      ? print === 'animal'
        ? 0.9
        : 0.65
      : has('pattern', 'large-scale')
        ? 1.5
        : 1);
  const pane =
    print === 'check-large' &&
    has('pattern', 'large-scale') &&
    SUITINGS.some((fabric) => has('fabric', fabric));
  const reptile = print === 'animal' && LEATHERS.some((fabric) => has('fabric', fabric));
  const zebra = print === 'animal' && computeLightness(base) > 0.85;
  return printPattern(
    reptile ? 'scales' : zebra ? 'zebra' : pane ? 'windowpane' : print,
    id,
    { ground: base, motif, second: other },
    scale,
  );
}
