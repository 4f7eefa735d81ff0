import { getPart, type FeatureChoice, type OutfitSlot, type Presentation } from '@figura/contracts';
import {
  chooseShort,
  createMessageFactory,
  isMessage,
  SOURCE_LANGUAGE,
  startWith,
  translate,
  type Message,
  type Phrase,
  type Text,
} from '@figura/messages';
import type { Effect } from '../explain';
import { ABOUT_WAIST, getZone, isOnPartOfFeature, type FeatureClaims } from '../on-part';
import { isSayable, type Unsaid } from '../unsaid';
import messages from './messages.en';
import { areOneColor, describePiece, type PieceFacts } from './piece-facts';
import type { FindKind, WornPiece } from './piece';
import { isUnderClosed } from './seen';
import { namePiece, nameWornPiece } from './sentences';
import { COLORED_TONES } from './tones';

type Deed = keyof typeof messages.deeds;
type Shown = keyof typeof messages.shows;

const t = createMessageFactory(messages.line);
const halfNames = createMessageFactory(messages.halves);
// Fifty texts with the same argument are too many for the compiler to tell apart.
const deeds = createMessageFactory<Record<Deed, string>>(messages.deeds);
const shows = createMessageFactory<Record<Shown, string>>(messages.shows);
const claimTexts = createMessageFactory(messages.claims);
const zones = createMessageFactory(messages.zones);
const zonesGiven = createMessageFactory(messages.zonesGiven);
const halvesAlone = createMessageFactory(messages.halvesAlone);

export interface BodyEffect {
  readonly piece: WornPiece;
  readonly feature: string;
  readonly choice: FeatureChoice;
  readonly claims: readonly string[];
  /** Points. */
  readonly contribution: number;
}

const MAX_WORDS = 14;
const MAX_OWN_WORDS = 16;

/** After the name of a detail number is no matter. */
const SINGULAR: Phrase = { noun: '' };
/** OKLCH lightness. */
const CONTRAST = 0.2;
const AGAINST = -0.2;
const LONG_COAT = 3;
const TOLD: readonly OutfitSlot[] = ['one-piece', 'top', 'mid', 'bottom', 'shoes'];

const BELOW_KNEES = ['calves', 'ankles', 'feet'];
/** Body parts that a piece never affects. */
const NOT_ABOUT: Readonly<Partial<Record<OutfitSlot, readonly string[]>>> = {
  top: [...BELOW_KNEES, 'height'],
  mid: [...BELOW_KNEES, 'height'],
  layer: ['chest', ...BELOW_KNEES],
  bottom: ['neck', 'arms', 'chest', 'back', 'feet'],
  accessory: ['neck'],
  jewelry: [
    'shoulders',
    'chest',
    'back',
    'waist',
    'abdomen',
    'hips',
    'bottom',
    'legs',
    'torso',
    'mid-body',
    'height',
    ...BELOW_KNEES,
  ],
};
const CURVES: readonly string[] = ['hips', 'bottom'];
const ABOUT_SHOES = ['legs', ...BELOW_KNEES];
/** Said only to those who ticked the feature. */
const ON_REQUEST = /^(?:hips|bottom|thighs|calves|waist)\.width\+$|^(?:hips|bottom|thighs|abdomen)\.focus\+$/;
const OUTLINE = /^(?:chest|abdomen|hips|bottom)\.|^waist\.contour\+$/;

interface Asked {
  readonly type?: string;
  readonly presentation?: Presentation;
  readonly isTicked?: boolean;
  readonly isHeadCovered?: boolean;
}

export function isAbout(
  slot: OutfitSlot,
  { feature, claims }: FeatureClaims,
  { type = '', presentation, isTicked = false, isHeadCovered = false }: Asked = {},
): boolean {
  const part = getPart(feature);
  if (!isTicked && claims.some((claim) => ON_REQUEST.test(claim))) return false;
  if (isHeadCovered && claims.some((claim) => OUTLINE.test(claim))) return false;
  // No man asked for curves, nor to be looked at there.
  if (
    presentation === 'mens' &&
    ([part, ...claims.map(getZone)].some((zone) => CURVES.includes(zone)) ||
      claims[0]?.includes('.focus') ||
      (part === 'waist' && (claims.length === 0 || slot === 'accessory')))
  )
    return false;
  if (type.endsWith('earrings')) return part === 'neck';
  if (slot === 'bag' || slot === 'legs') return false;
  if (slot === 'shoes') return ABOUT_SHOES.includes(part) && !claims.includes('calves.length-');
  return NOT_ABOUT[slot]?.includes(part) !== true;
}

type Division = keyof typeof messages.halvesAlone;

export type IsOpposed = (type: string, attribute: string, value: string) => boolean;

const TERMS: Readonly<Record<Division, readonly [slot: OutfitSlot, attribute: string, value: string]>> = {
  oneColor: ['top', 'color', 'one-color'],
  lightAbove: ['top', 'color', 'light-top'],
  tucked: ['top', 'waist', 'tucked'],
  coat: ['layer', 'color', 'one-color'],
  open: ['layer', 'line', 'open-front'],
  shoes: ['shoes', 'color', 'trouser-tone-shoe'],
  longCoat: ['layer', 'length', 'jacket-long'],
};

function isUnwelcome(division: Division, pieces: readonly WornPiece[], isOpposed: IsOpposed): boolean {
  const [slot, ...term] = TERMS[division];
  const type = pieces.find((piece) => piece.slot === slot)?.garment.type;
  return type !== undefined && isOpposed(type, ...term);
}

interface LineOptions {
  isOpposed?: IsOpposed;
  unsaid?: Unsaid | undefined;
  presentation?: Presentation | undefined;
  /** Told beside it already; what this line tells is added. */
  told?: Set<string>;
  about?: OutfitSlot;
  isCoatOff?: boolean;
}

interface Line {
  readonly text: Text;
  readonly tells: readonly string[];
}

/** Null if nothing is new. */
export function writeBodyLine(
  pieces: readonly WornPiece[],
  effects: readonly BodyEffect[],
  findKind: FindKind,
  { unsaid, presentation, told = new Set(), about, isOpposed = () => false }: LineOptions = {},
): Text | null {
  const against = about === undefined ? findOwnAgainst(pieces, told) : null;
  if (against) {
    told.add(nameAgainst(against));
    return startWith('upper', t('against', { piece: namePiece(against, against.slot) }));
  }
  const known = effects.filter(
    (effect) =>
      TOLD.includes(effect.piece.slot) &&
      hasDeed(effect.feature) &&
      !(presentation === 'mens' && getPart(effect.feature) === 'waist') &&
      isAbout(effect.piece.slot, effect) &&
      isOnPartOfFeature(effect),
  );
  const fresh = known.filter(({ piece, feature }) =>
    about === undefined ? !told.has(feature) : piece.slot === about,
  );
  const best = findStrongest(fresh);
  if (!best) return null;
  const contrast = relateHalves(pieces, findKind);
  const deed = tellDeed(best);
  const isSaidTwice = contrast === 'tucked' && ABOUT_WAIST.includes(getPart(best.feature));
  const isHeard =
    contrast && !told.has(contrast) && !isSaidTwice && !isUnwelcome(contrast, pieces, isOpposed);
  const halves = isHeard ? { halves: halfNames(contrast) } : null;
  // The second reason is about another part, from another piece.
  const second = findStrongest(
    fresh.filter(
      (effect) =>
        effect.piece !== best.piece &&
        getPart(effect.feature) !== getPart(best.feature) &&
        nameDeed(effect) !== nameDeed(best),
    ),
  );
  const lines: Line[] = [
    ...(second && (!halves || contrast === 'tucked')
      ? [
          {
            text: t('twoDeeds', { first: t('clause', deed), second: t('clause', tellDeed(second)) }),
            tells: [best.feature, second.feature],
          },
        ]
      : []),
    ...(halves
      ? [{ text: t('halvesAndDeed', { ...halves, ...deed }), tells: [contrast!, best.feature] }]
      : []),
    { text: t('deed', deed), tells: [best.feature] },
  ];
  const sayable = lines.filter(({ text: each }) => isSayable(unsaid, each));
  if (sayable.length === 0) return null;
  // A shorter line in the reader's language tells a part of this.
  for (const each of sayable[0]!.tells) told.add(each);
  const text = chooseShort(
    sayable.map((line) => line.text),
    MAX_WORDS,
  );
  return isMessage(text) ? startWith('upper', text) : text[0]!.toUpperCase() + text.slice(1);
}

function findOwnAgainst(pieces: readonly WornPiece[], told: ReadonlySet<string>): WornPiece | undefined {
  return [...pieces]
    .sort((a, b) => a.score - b.score)
    .find(
      (piece) =>
        piece.source === 'wardrobe' &&
        piece.score < AGAINST &&
        TOLD.includes(piece.slot) &&
        !told.has(nameAgainst(piece)),
    );
}

const nameAgainst = ({ id }: WornPiece): string => `against ${id}`;

const findStrongest = (effects: readonly BodyEffect[]): BodyEffect | null =>
  effects.reduce<BodyEffect | null>((a, b) => (a && a.contribution >= b.contribution ? a : b), null);

function relateHalves(pieces: readonly WornPiece[], findKind: FindKind): keyof typeof messages.halves | null {
  const findPiece = (slot: OutfitSlot): PieceFacts | null => {
    const piece = pieces.find((each) => each.slot === slot);
    return piece ? describePiece(piece, findKind) : null;
  };
  const [top, bottom] = [findPiece('mid') ?? findPiece('top'), findPiece('bottom')];
  if (!top || !bottom) return null;
  if (isUnderClosed('top', pieces, findKind)) return null;
  const isTucked = pieces.some(({ worn }) => worn?.includes('tucked'));
  // A coat or jacket over it hides the contrast above.
  const isCovered = findPiece('layer') !== null;
  const areKnown =
    !isCovered && top.tone !== null && bottom.tone !== null && !top.isPatterned && !bottom.isPatterned;
  if (areKnown && areOneColor(top, bottom)) return 'oneColor';
  const [shades] = areKnown ? compareShades(top, bottom) : [];
  return shades ?? (isTucked ? 'tucked' : null);
}

function compareShades(above: PieceFacts, below: PieceFacts): 'lightAbove'[] {
  const isNeutral = [above, below].every(({ tone }) => tone !== null && !COLORED_TONES.has(tone));
  return isNeutral && above.lightness - below.lightness > CONTRAST ? ['lightAbove'] : [];
}

/** Example: `Boat neck: widens your shoulders`. */
export function writeShortReason(
  detail: Text | null,
  reason: FeatureClaims,
  choice: FeatureChoice,
  unsaid?: Unsaid,
): Message | null {
  if (!hasDeed(reason.feature) || !isOnPartOfFeature(reason)) return null;
  const deed = describeDeed(reason, choice, SINGULAR);
  const words = detail === null ? startWith('upper', deed) : t('reason', { detail, deed });
  return isSayable(unsaid, words) ? words : null;
}

function hasDeed(feature: string): feature is Deed {
  return Object.hasOwn(messages.deeds, feature);
}

function describeDeed({ feature, claims }: FeatureClaims, choice: FeatureChoice, piece: Phrase): Message {
  if (choice === 'show') return shows(getPart(feature) as Shown, { piece });
  // A wide hem balances broad shoulders, it does not soften them.
  const isFromBelow = feature === 'shoulders:broad' && claims.length === 0;
  return deeds(isFromBelow ? 'shoulders:below' : (feature as Deed), { piece });
}

function tellDeed({ piece, feature, claims, choice }: BodyEffect): { piece: Phrase; deed: Message } {
  const phrase = nameWornPiece(piece, piece.slot);
  return { piece: phrase, deed: describeDeed({ feature, claims }, choice, phrase) };
}

const nameDeed = ({ feature, claims, choice }: BodyEffect): string =>
  translate(describeDeed({ feature, claims }, choice, SINGULAR), SOURCE_LANGUAGE);

/** Null if the effect has a short sentence of its own. */
export function tellClaim({
  piece,
  feature,
  claims,
  isGeneric,
  description,
}: BodyEffect & Pick<Effect, 'isGeneric' | 'description'>): { text: Message; claim: string } | null {
  const isShort = translate(description, SOURCE_LANGUAGE).split(' ').length <= MAX_OWN_WORDS;
  if (claims.length === 0 || (!isGeneric && isShort)) return null;
  const onPart = claims.filter((each) => isOnPartOfFeature({ feature, claims: [each] }));
  const claim = onPart.find((each) => /width|length/.test(each)) ?? onPart[0] ?? claims[0]!;
  const zone = getZone(claim) as Shown;
  const key = Object.hasOwn(messages.claims, claim) ? claim : claim.slice(zone.length + 1);
  // One key stands for all: the compiler cannot tell so many texts apart.
  const values = { piece: nameWornPiece(piece, piece.slot), zone: zones(zone), given: zonesGiven(zone) };
  const text = claimTexts(key as 'volume-', values);
  return { claim, text: startWith('upper', text) };
}

/** The division of the outfit, where nothing else is new. */
export function writeHalves(
  pieces: readonly WornPiece[],
  findKind: FindKind,
  { unsaid, told = new Set(), isOpposed = () => false, isCoatOff = false }: LineOptions = {},
): Message | null {
  const find = (slot: OutfitSlot) => pieces.find((piece) => piece.slot === slot);
  const [layer, bottom] = [find('layer'), find('bottom')];
  const slots = ['top', 'mid', 'layer', 'bottom', 'shoes'] as const;
  const open = findOpenFront(pieces, findKind);
  const names = Object.fromEntries(slots.map((slot) => [slot, namePiece(find(slot), slot)])) as Record<
    (typeof slots)[number],
    Phrase
  >;
  const values = { ...names, open: namePiece(open, 'layer') };
  const division = relateHalves(pieces, findKind);
  const lines = [
    division,
    ...(isCoatOff ? [] : relateToCoat(layer, bottom, findKind)),
    ...(open && !(isCoatOff && open.slot === 'layer') ? (['open'] as const) : []),
    ...relateToShoes(bottom, find('shoes'), findKind),
  ];
  const found = lines.find(
    (each) =>
      each &&
      !told.has(each) &&
      !isUnwelcome(each, pieces, isOpposed) &&
      isSayable(unsaid, halvesAlone(each, values)),
  );
  if (!found) return null;
  told.add(found);
  return halvesAlone(found, values);
}

function relateToCoat(
  layer: WornPiece | undefined,
  bottom: WornPiece | undefined,
  findKind: FindKind,
): (keyof typeof messages.halvesAlone)[] {
  if (!layer) return [];
  const coat = describePiece(layer, findKind);
  const below = bottom && describePiece(bottom, findKind);
  const isPlain = !coat.isPatterned && !coat.isTied;
  const hem = coat.hem ?? 0;
  return [
    ...(below && isPlain && !below.isPatterned && !below.is('skirt', 'shorts') && areOneColor(coat, below)
      ? (['coat'] as const)
      : []),
    ...(below && isPlain && !below.isPatterned ? compareShades(coat, below) : []),
    ...(isPlain && hem >= LONG_COAT && coat.is('coat') && !coat.is('parka', 'cocoon-coat')
      ? (['longCoat'] as const)
      : []),
  ];
}

function findOpenFront(pieces: readonly WornPiece[], findKind: FindKind): WornPiece | undefined {
  const inner = pieces.find(({ slot }) => slot === 'top' || slot === 'one-piece');
  if (!inner) return undefined;
  const getLightness = (piece: WornPiece) => describePiece(piece, findKind).lightness;
  return pieces.find(
    (piece) =>
      piece.worn?.includes('open') &&
      Math.abs(getLightness(piece) - getLightness(inner)) > CONTRAST &&
      (piece.slot === 'layer' || (piece.slot === 'mid' && !isUnderClosed('mid', pieces, findKind))),
  );
}

function relateToShoes(
  bottom: WornPiece | undefined,
  shoes: WornPiece | undefined,
  findKind: FindKind,
): 'shoes'[] {
  if (!bottom || !shoes) return [];
  const [legs, feet] = [describePiece(bottom, findKind), describePiece(shoes, findKind)];
  return !legs.is('skirt', 'shorts') && !legs.isPatterned && areOneColor(legs, feet) ? ['shoes'] : [];
}
