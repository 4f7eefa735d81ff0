import { getPart, isOpenFronted, type OutfitSlot } from '@figura/contracts';
import { getZone, type FeatureClaims } from '../on-part';
import { describePiece, USUAL_HEM, type PieceFacts } from './piece-facts';
import type { FindKind, WornPiece } from './piece';

interface Told extends FeatureClaims {
  readonly attribute: string;
  readonly value: string;
}

interface Worn {
  readonly piece: WornPiece;
  readonly facts: PieceFacts;
  readonly isOpen: boolean;
}

const OVER: Readonly<Partial<Record<OutfitSlot, readonly OutfitSlot[]>>> = {
  top: ['mid', 'layer'],
  mid: ['layer'],
  'one-piece': ['mid', 'layer'],
  bottom: ['top', 'mid', 'layer'],
  jewelry: ['layer'],
  accessory: ['layer'],
};
const COATS: readonly OutfitSlot[] = ['mid', 'layer'];
/** Hidden by a sleeve over it, even with open fronts. */
const UPPER = ['shoulders', 'arms', 'back'];
const MIDDLE = ['waist', 'abdomen'];
const HIPS = ['hips', 'bottom'];
/** Neither held nor covered by open fronts. */
const FRONT = [...MIDDLE, ...HIPS, 'chest', 'thighs'];
const FASTENINGS = ['waist', 'accessories'];
const BELOW_COATS = ['leg', 'length'];
const BARE_NECKS = ['strapless', 'off-shoulder', 'halter', 'asymmetric'];
const HEELS = ['slim-heel', 'block-heel', 'wedge-heel', 'platform'];
const ZONE_OF: Readonly<Record<string, string>> = {
  waist: 'waist',
  neckline: 'neck',
  sleeves: 'arms',
  sleeveLength: 'arms',
};
const CONTRAST = 0.1;

/** Parts that nobody likes to be told of twice. */
const PERSONAL = ['torso', 'hips', 'bottom', 'waist', 'abdomen', 'chest', 'legs', 'arms', 'calves', 'neck'];

export const isPersonal = (feature: string): boolean => PERSONAL.includes(getPart(feature));

/** True if the outfit shows the claim, as the piece is cut and worn. */
export function isSeen(
  told: Told,
  piece: WornPiece,
  pieces: readonly WornPiece[],
  findKind: FindKind,
  isHeadCovered = false,
): boolean {
  const outfit = pieces.map((each) => describeWorn(each, findKind));
  const worn = describeWorn(piece, findKind);
  const zones = listZones(told);
  return (
    isTrueOfCut(told, zones, worn) &&
    isTrueBeside(told, worn, outfit) &&
    !(zones.includes('neck') && (isHeadCovered || isUnderScarf(piece, outfit))) &&
    (OVER[piece.slot] ?? []).every((slot) =>
      outfit.every((over) => over.piece.slot !== slot || !doesHide(over, worn, told, zones)),
    )
  );
}

const isUnderScarf = ({ slot }: WornPiece, outfit: readonly Worn[]): boolean =>
  slot !== 'accessory' && outfit.some(({ facts }) => facts.is('scarf'));

export function isUnderClosed(slot: OutfitSlot, pieces: readonly WornPiece[], findKind: FindKind): boolean {
  return pieces.some(
    (over) =>
      COATS.includes(over.slot) &&
      OVER[slot]?.includes(over.slot) === true &&
      !describeWorn(over, findKind).isOpen,
  );
}

export function isWornOpen(
  { garment: { type } }: Pick<WornPiece, 'garment'>,
  { has }: PieceFacts,
  worn: WornPiece['worn'] = [],
): boolean {
  return worn.includes('open') || (!worn.includes('buttoned') && isOpenFronted({ type, has }));
}

function describeWorn(piece: WornPiece, findKind: FindKind): Worn {
  const facts = describePiece(piece, findKind);
  return { piece, facts, isOpen: isWornOpen(piece, facts, piece.worn) };
}

function listZones({ feature, claims, attribute }: Told): readonly string[] {
  const told = claims.length > 0 ? claims.map(getZone) : [getPart(feature)];
  return attribute in ZONE_OF ? [...told, ZONE_OF[attribute]!] : told;
}

function isTrueOfCut(
  { attribute, value, feature, claims }: Told,
  zones: readonly string[],
  { piece: { slot }, facts, isOpen }: Worn,
): boolean {
  const { has } = facts;
  const isBare = has('neckline', ...BARE_NECKS) || has('sleeves', 'thin-strap');
  // To let the eye pass over something says nothing.
  if (claims.some((claim) => claim.endsWith('.focus-'))) return false;
  if (isBare && zones.includes('shoulders')) return false;
  // Cloth shines all over.
  if (attribute === 'fabric' && claims.length === 0) return false;
  if (zones.includes('torso') && !doesDressTorso(slot, facts)) return false;
  if (COATS.includes(slot) && isOpen) {
    const isHeld = FASTENINGS.includes(attribute) || /wrap|breasted|placket|zip/.test(value);
    return !isHeld && !zones.some((zone) => FRONT.includes(zone));
  }
  if (COATS.includes(slot) && /^open-/.test(value)) return false;
  const isLonger = claims.includes('legs.length+') || /^(legs|height):/.test(feature);
  if (slot === 'layer' && !facts.isShort && claims.includes('legs.length+')) return false;
  if (
    claims.length > 0 &&
    claims.every((claim) => claim.endsWith('.focus+') && getZone(claim) !== getPart(feature))
  )
    return false;
  return slot !== 'shoes' || !isLonger || attribute === 'color' || has('shoes', ...HEELS);
}

/** Trousers, shoes and ties end or begin below it. */
function doesDressTorso(slot: OutfitSlot, { isShort }: PieceFacts): boolean {
  return slot === 'layer' ? !isShort : slot === 'one-piece' || slot === 'top' || slot === 'mid';
}

/** A darker or lighter half is one beside another. */
function isTrueBeside({ attribute, value }: Told, { piece, facts }: Worn, outfit: readonly Worn[]): boolean {
  if (attribute !== 'color') return true;
  const find = (...slots: readonly OutfitSlot[]) =>
    slots.flatMap((slot) => outfit.filter((each) => each.piece.slot === slot))[0]?.facts;
  const bottom = find('bottom');
  const above = piece.slot === 'bottom' ? find('layer', 'mid', 'top') : facts;
  const ahead = above && bottom ? above.lightness - bottom.lightness : 0;
  const hasTrousers = bottom !== undefined && !bottom.is('skirt', 'shorts');
  switch (value) {
    case 'dark-top':
    case 'light-bottom':
      return ahead < -CONTRAST;
    case 'light-top':
    case 'dark-bottom':
      return ahead > CONTRAST;
    case 'trouser-tone-shoe':
      return hasTrousers && facts.tone !== null && facts.tone === bottom.tone;
    case 'skin-tone-shoe':
      return !hasTrousers && find('legs') === undefined;
    default:
      return true;
  }
}

function doesHide(
  { piece: over, facts, isOpen }: Worn,
  { piece, facts: under }: Worn,
  { attribute }: Told,
  zones: readonly string[],
): boolean {
  const isAny = (hidden: readonly string[]) => zones.some((zone) => hidden.includes(zone));
  const { slot } = piece;
  if (over.slot === 'top') return !over.worn?.includes('tucked') && !facts.isShort && isAny(MIDDLE);
  if (isOpen) return isAny(UPPER);
  if (slot === 'top') return over.slot === 'layer' || attribute !== 'neckline' || isAny(FRONT);
  if (slot === 'mid' || slot === 'jewelry' || slot === 'accessory') return slot === 'mid' || isAny(['torso']);
  const hem = facts.hem ?? (over.slot === 'layer' ? USUAL_HEM.coat : USUAL_HEM.mid);
  const isHemSeen = BELOW_COATS.includes(attribute) && (under.hem ?? USUAL_HEM.lower) > hem;
  if (slot === 'bottom' && hem <= USUAL_HEM.mid) return isAny([...MIDDLE, ...HIPS]);
  return !isHemSeen || isAny([...UPPER, ...FRONT, 'torso']);
}
