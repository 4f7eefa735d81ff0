import { interpolate } from '../../figure/proportions';
import { isHanger } from '../../form/form';
import { HEM_LEVEL, LENGTHS, LEVEL, type Length } from '../cut/body';
import type { Shoulder } from '../cut/bodice-options';
import type { Front } from '../cut/closures';
import { hasLapels, NECKLINES, type NecklineName } from '../cut/necklines';
import { FITS, HANG, type Fit, type Line } from '../cut/silhouettes';
import type { SkirtName } from '../cut/skirt-kinds';
import { SLEEVE_LENGTHS, SLEEVES, type Cuff, type SleeveLength, type SleeveName } from '../cut/sleeve-kinds';
import type { Piece } from '../piece';
import { findWaistLevel } from './belly';

type Hem = 'plain' | 'rib' | 'shirt-tail' | 'band' | 'elastic' | 'briefs' | 'cups';

interface Lower {
  kind: SkirtName | 'peplum' | 'legs';
  seam: number;
}

export interface Recipe {
  neckline: NecklineName;
  sleeves: SleeveName;
  sleeveLength: SleeveLength;
  cuff: Cuff;
  fit: Fit;
  line: Line;
  length: Length;
  front: Front;
  hem: Hem;
  buttons: number;
  ease: number;
  /** Centimeters. */
  open: number;
  lower?: Lower;
  belt?: 'buckle' | 'knot' | 'plain';
  quilted?: boolean;
  /** Centimeters deeper armholes, for pieces that hold only the bust. */
  wings?: number;
  cape?: boolean;
}

export interface Design extends Recipe {
  shoulder: Shoulder;
  /** The front when it is not worn open. */
  closes: Front;
  end: number;
  waist: number;
}

const BARE_SLEEVES: Partial<Record<SleeveName, Shoulder>> = {
  'cut-in-armhole': 'cut-in',
  'wide-strap': 'wide-strap',
  'thin-strap': 'thin-strap',
};

const SHOULDERS: Partial<Record<SleeveName, Shoulder>> = {
  'drop-shoulder': 'dropped',
  dolman: 'dolman',
  raglan: 'raglan',
};

/** Centimeters. */
const TIED = 2.6;

export function createDesign(piece: Piece, recipe: Recipe): Design {
  const { has, first } = piece;
  const styled = applyStyle(piece, recipe);
  const sleeved = [...SLEEVE_LENGTHS, ...SLEEVES].some(
    (value) => value !== 'sleeveless' && (has('sleeves', value) || has('sleeveLength', value)),
  );
  const given = first(
    'neckline',
    NECKLINES,
    sleeved && styled.neckline === 'strapless' ? 'v-neck' : styled.neckline,
  );
  const cut = recipe.front === 'biker' && given === 'wide-v' ? 'peaked-lapels' : given;
  const kind = findSleeves(piece, styled, cut);
  const bare = kind in BARE_SLEEVES || cut === 'strapless' || cut === 'halter';
  const hasSleeve = has('sleeves', kind) || has('sleeves', 'elastic-cuff');
  const usual = styled.sleeveLength === 'sleeveless' && hasSleeve ? 'short' : styled.sleeveLength;
  const sleeveLength = bare ? 'sleeveless' : first('sleeveLength', SLEEVE_LENGTHS, usual);
  const shoulder: Shoulder = styled.cape
    ? 'cape'
    : (BARE_SLEEVES[kind] ??
      (sleeveLength === 'sleeveless' && kind !== 'cap-sleeve' && kind !== 'flutter'
        ? 'bare-arm'
        : (SHOULDERS[kind] ?? 'set-in')));
  const tucked = has('waist', 'tucked') && styled.length === 'waist-length-top';
  const shortest = recipe.length === 'jacket-long' ? 'jacket-hip' : 'waist-length-top';
  const usualLength = has('length', 'short') ? shortest : styled.length;
  const length = tucked ? styled.length : first('length', LENGTHS, usualLength);
  const front = findFront(piece, styled, cut);
  const waist = findWaistLevel(piece.form);
  const fit = first('fit', FITS, styled.fit);
  // The type's belt hangs in its loops, out of sight; a coat that falls straight has none.
  const isStraight = styled.belt === 'buckle' && HANG[fit] > 0.5 && !has('waist', 'waist-seam');
  if ((front === 'open' || isStraight) && !has('waist', 'tie')) delete styled.belt;
  // A skirt cannot open: a waisted coat worn open falls in one.
  if (front === 'open' && recipe.front !== 'open' && styled.lower?.kind !== 'legs') delete styled.lower;
  return {
    ...styled,
    ...(piece.collared && { open: TIED }),
    neckline: cut,
    sleeves: kind,
    sleeveLength,
    shoulder,
    cuff: findCuff(piece, styled, kind, sleeveLength),
    fit,
    length,
    end:
      piece.tuckedAt === undefined
        ? findEnd(piece, HEM_LEVEL[length] + (isShortened(recipe, length) ? COVERS : 0), styled.wings)
        : piece.tuckedAt + TUCKED,
    front,
    closes: has('style', 'blazer-double-breasted') ? 'double' : recipe.front,
    waist,
    ...(styled.lower && styled.lower.seam <= LEVEL.waist
      ? { lower: { ...styled.lower, seam: Math.min(styled.lower.seam, waist) } }
      : {}),
  };
}

/** Centimeters that a short coat is longer than a jacket. */
const COVERS = 6;
const isShortened = (recipe: Recipe, length: Length): boolean =>
  recipe.length === 'jacket-long' && length === 'jacket-hip';

const TUCKED = 3;

const MENS_END: Readonly<Record<string, number>> = { Tops: 60, Outerwear: 55.5 };

function findEnd({ input, form, hemAt }: Piece, usual: number, wings = 0): number {
  if (isHanger(form))
    return usual + LONGER.by * Math.max(0, 1 - wings / 4 - Math.max(0, usual - LONGER.upTo) / LONGER.fades);
  const longer = Math.max(MENS_END[input.category] ?? 0, usual);
  let end = usual > HEM_LEVEL.crop ? interpolate(usual, longer, form.body.landmarks.build) : usual;
  while (hemAt && form.height(end) > hemAt) end -= 0.5;
  while (hemAt && end < LEVEL.floor && form.height(end) < hemAt) end += 0.5;
  return end;
}

/** Without a body to blouse over, short pieces hang longer; centimeters. */
const LONGER = { by: 9, upTo: 54, fades: 40 } as const;

const SHOULDERLESS: readonly NecklineName[] = ['off-shoulder', 'strapless', 'halter', 'asymmetric'];

function findSleeves({ first, has }: Piece, { sleeves }: Recipe, cut: NecklineName): SleeveName {
  const long =
    has('sleeves', 'elastic-cuff') || first('sleeveLength', SLEEVE_LENGTHS, 'sleeveless') !== 'sleeveless';
  const ownLength = sleeves in BARE_SLEEVES || sleeves === 'flutter' || sleeves === 'cap-sleeve';
  const kind = first('sleeves', SLEEVES, ownLength && long ? 'set-in' : sleeves);
  return SHOULDERLESS.includes(cut) && (kind === 'dolman' || kind === 'raglan') ? 'straight-easy' : kind;
}

function findCuff({ has }: Piece, { cuff }: Recipe, kind: SleeveName, length: SleeveLength): Cuff {
  if (has('sleeves', 'tab-cuff')) return 'tab';
  if (length === 'rolled-forearm') return 'rolled';
  if (has('sleeves', 'flounced-cuff')) return 'flounced';
  if (has('sleeves', 'elastic-cuff')) return 'elastic';
  if (has('sleeves', 'ribbed-cuff')) return 'rib';
  if (has('sleeves', 'slit-cuff')) return 'slit';
  if (kind === 'buttoned-cuff') return 'cuff';
  if (kind === 'bell' || kind === 'flutter') return 'open';
  if (has('sleeves', 'buttoned-cuff')) return 'cuff';
  return ['short', 'bust-level', 'cap'].includes(length) && cuff !== 'rib' ? 'hem' : cuff;
}

function findFront({ has }: Piece, { front }: Recipe, cut: NecklineName): Front {
  if (has('style', 'wrap') || has('neckline', 'wrap-neck')) return 'wrap';
  if (has('style', 'open-jacket') || has('line', 'open-front')) return 'open';
  if (has('style', 'blazer-double-breasted')) return 'double';
  if (has('style', 'blazer-single-breasted')) return 'single';
  if (has('line', 'front-zip') && front !== 'biker') return 'zip';
  if (front === 'closed') return findFastening(has, cut);
  // A slanted zip starts at a lapel's break; other necks get a center zip.
  if (front === 'biker' && !hasLapels(cut)) return 'zip';
  return front;
}

function findFastening(has: Piece['has'], cut: NecklineName): Front {
  if (has('line', 'front-placket') || has('specialFeatures', 'press-studs')) return 'placket';
  if (has('line', 'half-zip')) return 'half-zip';
  return has('line', 'half-placket') || cut === 'henley' ? 'half-placket' : 'closed';
}

const SKIRT_OF_LINE: Record<Line, SkirtName> = {
  straight: 'straight',
  tapered: 'pencil',
  'a-line': 'a-line',
  cocoon: 'a-line',
  cape: 'a-line',
};

function applyStyle({ has, first, form }: Piece, recipe: Recipe): Recipe {
  const styled: Recipe = { ...recipe };
  const hasStyle = (value: string): boolean => has('style', value);
  const long = HEM_LEVEL[first('length', LENGTHS, recipe.length)] > LEVEL.hip + 8;
  const dress = recipe.lower !== undefined || long;
  const hangSkirt = (kind: Lower['kind'], seam: number): void => {
    if (recipe.lower?.kind !== 'legs') styled.lower = { kind, seam };
  };
  const loosen = (fit: Fit, line: Line): void => {
    if (recipe.lower?.kind === 'legs') return;
    delete styled.lower;
    Object.assign(styled, { fit, line });
  };
  if (has('length', 'rounded-hem')) styled.hem = 'shirt-tail';
  if (has('texture', 'ribbed-edges')) {
    styled.cuff = 'rib';
    if (recipe.hem === 'plain') styled.hem = 'rib';
  }
  if (hasStyle('peplum')) hangSkirt('peplum', LEVEL.waist);
  if (hasStyle('a-line')) loosen('semi-fitted', 'a-line');
  if (hasStyle('shift')) loosen('straight-easy', 'straight');
  if (hasStyle('tunic')) loosen('easy-hip', 'straight');
  if (hasStyle('sheath')) loosen('fitted-bodice', 'tapered');
  if (hasStyle('bodycon')) loosen('second-skin', 'tapered');
  if (hasStyle('cocoon-coat')) loosen('oversized', 'cocoon');
  if (hasStyle('empire')) hangSkirt('a-line', LEVEL.underbust);
  if (hasStyle('fit-and-flare')) hangSkirt(dress ? 'flared' : 'peplum', LEVEL.waist);
  if (hasStyle('drop-waist')) hangSkirt('gathered', 56);
  if (hasStyle('pencil')) hangSkirt('pencil', LEVEL.waist);
  if (hasStyle('tiered') && dress) hangSkirt('tiered', recipe.lower?.seam ?? LEVEL.waist);
  if (hasStyle('mermaid') && dress) hangSkirt('mermaid', LEVEL.waist);
  if (hasStyle('full-skirt')) hangSkirt('full', LEVEL.waist);
  if (hasStyle('bubble')) hangSkirt('bubble', LEVEL.waist);
  if (hasStyle('shirt-dress')) Object.assign(styled, { front: 'placket', neckline: 'open-shirt-collar' });
  if (hasStyle('cropped-top') && !recipe.lower) styled.length = 'crop';
  if (has('waist', 'tucked') && !dress && !isHanger(form)) styled.length = 'waist-length-top';
  if (hasStyle('longline-cardigan')) Object.assign(styled, { front: 'open', length: 'jacket-long' });
  const seam = has('waist', 'raised-seam')
    ? LEVEL.underbust
    : has('waist', 'waist-seam')
      ? LEVEL.waist
      : has('waist', 'dropped-seam')
        ? 56
        : undefined;
  if (seam !== undefined && dress) styled.lower = { kind: SKIRT_OF_LINE[styled.line], ...styled.lower, seam };
  if (has('waist', 'no-seam') && styled.lower?.kind === 'legs') delete styled.belt;
  if (has('waist', 'no-seam') && styled.lower?.kind !== 'legs') {
    if (styled.lower) styled.line = 'a-line';
    delete styled.lower;
  }
  if (has('waist', 'tie')) styled.belt = 'knot';
  return styled;
}
