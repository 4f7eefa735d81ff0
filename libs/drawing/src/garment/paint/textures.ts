import type { Colors } from './colors';
import { formatDecimals, formatDecimalShort as n } from './numbers';

type Surface = (id: string, colors: Colors, trim: string) => string;

/** Overlay of a texture or fabric, used as a fill over the cloth; undefined for smooth, matte surfaces. */
export function drawSurfacePattern(
  name: string,
  id: string,
  colors: Colors,
  trim: string,
  scale = 1,
): string | undefined {
  const surface = SURFACES[name]?.(id, colors, trim);
  if (surface === undefined || scale === 1) return surface;
  const size = `scale(${formatDecimals(scale)})`;
  return surface.includes('patternTransform')
    ? surface.replace('patternTransform="', `patternTransform="${size}`)
    : surface.replace('<pattern ', `<pattern patternTransform="${size}" `);
}

const renderTile = (
  id: string,
  width: number,
  height: number,
  d: string,
  stroke: string,
  weight: number,
  opacity: number,
): string =>
  `<pattern id="${id}" width="${n(width)}" height="${n(height)}" patternUnits="userSpaceOnUse">` +
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${formatDecimals(weight)}" stroke-linecap="round" opacity="${formatDecimals(opacity)}"/></pattern>`;

const traceLines =
  (width: number, height: number, d: string, weight: number, opacity: number): Surface =>
  (id, { ink }) =>
    renderTile(id, width, height, d, ink, weight, opacity);

const createKnit = (width: number, opacity: number): Surface => {
  const [w, height] = [width, width * 0.72];
  const drawLeg = (side: number): string =>
    `M${n(w * (0.5 + side * 0.46))} ${n(height * 0.06)}Q${n(w * (0.5 + side * 0.36))} ${n(height * 0.66)} ${n(w * (0.5 + side * 0.03))} ${n(height * 1.02)}`;
  return traceLines(w, height, drawLeg(-1) + drawLeg(1), w * 0.13, opacity);
};

/** Sparse and uneven: a fine even twill turns into moiré below 300 px. */
const createTwill = (opacity: number): Surface => {
  const d = 'M1 9l3-3M12 21l3-3M20 7l3-3M4 28l3-3M23 29l3-3M14 34l3-3M9 14l2-2M18 15l2-2';
  return (id, { light }) => renderTile(id, 29, 36, d, light, 0.8, opacity);
};

const SURFACES: Record<string, Surface> = {
  brushed: traceLines(14, 9, 'M1 2h5M8 6h5', 1, 0.22),
  'fine-rib': traceLines(5, 5, 'M2.5 0V5', 1.1, 0.36),
  cable: traceLines(
    34,
    24,
    'M4 0C4 8 16 8 16 16T10 24M16 0C16 5 12 7 10 8M4 24C4 18 7 16 9 14M25 0V24M29 0V24M0 0V24',
    1.5,
    0.5,
  ),
  boucle: traceLines(
    16,
    15,
    'M2 4a2.4 2.4 0 1 1 3 2M10 3a2.2 2.2 0 1 0 3 2M5 11a2.4 2.4 0 1 0 3 1M12 12a2 2 0 1 1 2 2',
    1.1,
    0.5,
  ),
  fuzzy: traceLines(13, 12, 'M2 5l2-4M5 11l-1-4M8 4l1-3M10 10l2-4M12 3l-1-3', 0.9, 0.42),
  quilted: (id, { ink, light }) =>
    `<pattern id="${id}" width="38" height="38" patternUnits="userSpaceOnUse"><path d="M0 2L19 21L38 2M0 40L19 21L38 40" fill="none" stroke="${light}" stroke-width="2" opacity=".6"/><path d="M0 0L19 19L38 0M0 38L19 19L38 38" fill="none" stroke="${ink}" stroke-width="1.3" opacity=".7"/></pattern>`,
  crinkled: traceLines(
    26,
    40,
    'M5 0C9 9 2 16 6 24S8 34 5 40M15 4C12 12 18 16 15 26M22 14C25 22 20 28 22 38',
    1,
    0.38,
  ),
  hammered: (id, { light, deep }) =>
    `<pattern id="${id}" width="22" height="19" patternUnits="userSpaceOnUse"><g fill="${deep}" opacity=".3"><circle cx="6" cy="5" r="4.4"/><circle cx="17" cy="14.5" r="4.4"/></g><g fill="${light}" opacity=".6"><circle cx="6.7" cy="6" r="3.5"/><circle cx="17.7" cy="15.5" r="3.5"/></g></pattern>`,
  embroidered: (id, { ink }, trim) =>
    `<pattern id="${id}" width="50" height="54" patternUnits="userSpaceOnUse"><g fill="none" stroke="${trim}" stroke-width="1.7" stroke-linecap="round"><path d="M12 26C12 18 14 13 18 8M12 20l-5-4M14 15l6 2M37 52C37 44 39 39 43 34M37 46l-5-4M39 41l6 2"/></g><g fill="${trim}" stroke="${ink}" stroke-width=".5"><circle cx="19" cy="6" r="3.4"/><circle cx="44" cy="32" r="3.4"/><circle cx="6" cy="15" r="1.8"/><circle cx="31" cy="41" r="1.8"/></g></pattern>`,
  openwork: (id, { ink, shade }) =>
    `<pattern id="${id}" width="16" height="18" patternUnits="userSpaceOnUse"><g fill="${shade}" stroke="${ink}" stroke-width=".7" stroke-opacity=".7"><path d="M4 1l3 4l-3 4l-3-4ZM12 10l3 4l-3 4l-3-4Z"/></g></pattern>`,
  sequins: (id, { ink, light }) =>
    `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse"><g fill="none" stroke="${ink}" stroke-width=".8" opacity=".6"><path d="M0 0a6 6 0 0 0 12 0M-6 6a6 6 0 0 0 12 0a6 6 0 0 0 12 0"/></g><path d="M4 2h2.5M10 8h2" stroke="${light}" stroke-width="1.8" stroke-linecap="round"/></pattern>`,
  linen: traceLines(
    124,
    97,
    'M6 7h38M71 12h46M52 3h12M22 21h24M88 24h19M58 31h31M2 38h44M96 43h22M62 47h20M34 55h39M4 59h21M84 61h33M8 71h27M53 69h24M63 80h48M18 84h26M40 92h39M94 90h21M31 34v24M99 66v20',
    0.8,
    0.26,
  ),
  'firm-denim': createTwill(0.26),
  'stretch-denim': createTwill(0.2),
  'wool-suiting': traceLines(9, 9, 'M1 3l2-2M5 8l2-2', 0.7, 0.16),
  crepe: traceLines(6, 5, 'M1 2h.1M4 4.5h.1', 0.9, 0.16),
  ponte: traceLines(6, 12, 'M3 0V12', 0.6, 0.1),
  'thin-jersey': traceLines(4, 8, 'M2 0V8', 0.5, 0.1),
  'fine-knit': traceLines(4.4, 10, 'M1 0V10', 0.8, 0.2),
  knit: createKnit(8, 0.34),
  'chunky-knit': createKnit(12, 0.4),
  tweed: (id, { ink, light }, trim) =>
    `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><g stroke-width="1.5"><path d="M1 1.7h2.6M6.7 4.2h2.3M3.4 8.4h2.4M9.2 10h1.6" stroke="${light}" opacity=".75"/><path d="M4.2 3h2M.7 6.4h2.1M7 7.7h2.6M9.7 1.4h1.6" stroke="${ink}" opacity=".55"/><path d="M1.4 10.4h1.2M8 .4h1" stroke="${trim}"/></g></pattern>`,
  corduroy: (id, { ink, light }) =>
    `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M1.4 0V10" stroke="${ink}" stroke-width="1.8" opacity=".42"/><path d="M6 0V10" stroke="${light}" stroke-width="2.6" opacity=".36"/></pattern>`,
  lace: (id, { light, ink }) =>
    `<pattern id="${id}" width="30" height="30" patternUnits="userSpaceOnUse"><g fill="none" stroke="${ink}" stroke-width=".6" opacity=".55"><path d="M0 0L30 30M30 0L0 30M0 15L15 0L30 15L15 30Z"/></g><g fill="${light}" stroke="${ink}" stroke-width=".7"><circle cx="15" cy="10" r="3"/><circle cx="10" cy="15" r="3"/><circle cx="20" cy="15" r="3"/><circle cx="15" cy="20" r="3"/><circle r="3"/><circle cx="30" r="3"/><circle cy="30" r="3"/><circle cx="30" cy="30" r="3"/></g></pattern>`,
  denim: createTwill(0.24),
  'cotton-twill': traceLines(7, 7, 'M-1 5L5-1M3 8L8 3', 0.6, 0.12),
  'sweatshirt-fleece': traceLines(9, 10, 'M2 2v1.2M6.5 7v1.2', 0.8, 0.14),
  'coating-wool': traceLines(15, 12, 'M1 3h2.4M9 5l2 .7M4 9l2 .4M11 11h2', 0.8, 0.15),
  tulle: traceLines(7, 7, 'M0 0L7 7M7 0L0 7', 0.5, 0.32),
  melange: (id, { ink, light }) =>
    `<pattern id="${id}" width="19" height="15" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round" stroke-width=".8"><path d="M1 3h4M10 6h5M4 12h4M15 13h3" stroke="${ink}" opacity=".42"/><path d="M7 2h4M1 8h5M12 10h5" stroke="${light}" opacity=".8"/></g></pattern>`,
  washed: (id, { light }) =>
    `<pattern id="${id}" width="90" height="120" patternUnits="userSpaceOnUse"><g fill="none" stroke="${light}" stroke-linecap="round"><path d="M16 18C22 40 14 62 20 88M62 50C56 74 66 92 60 112" stroke-width="34" opacity=".09"/><path d="M44 6C48 22 42 34 46 50M80 10C84 22 78 34 82 44" stroke-width="18" opacity=".1"/></g></pattern>`,
  pleated: (id, { ink, light }) =>
    `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M1 0V8" stroke="${ink}" stroke-width=".9" opacity=".55"/><path d="M4.4 0V8" stroke="${light}" stroke-width="2.2" opacity=".34"/></pattern>`,
  jacquard: (id, { light, shade }) =>
    `<pattern id="${id}" width="46" height="52" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round" stroke-width="2"><path d="M12 24C2 18 4 6 13 7S20 18 13 17M12 24C22 22 20 34 12 33M35 50C25 44 27 32 36 33S43 44 36 43M35 50C45 48 43 60 35 59" stroke="${light}" opacity=".75"/><path d="M35 4C30 10 30 16 35 21M35 4C40 10 40 16 35 21M12 37C7 42 8 46 12 50M12 37C17 42 16 46 12 50" stroke="${shade}" opacity=".9"/></g></pattern>`,
  suede: (id, { light, deep }) =>
    `<pattern id="${id}" width="52" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(23)"><path d="M4 10c4-8 17-9 20-2s-6 12-13 11-10-3-7-9ZM30 30c5-7 18-5 18 2s-9 11-15 9-7-6-3-11Z" fill="${light}" opacity=".045"/><path d="M30 6c6-5 17-1 16 6s-11 8-16 4-5-6 0-10ZM5 31c5-6 15-4 16 2s-8 10-14 7-6-5-2-9Z" fill="${deep}" opacity=".035"/></pattern>`,
};
