import type { FeatureChoice, OutfitSlot } from '@figura/contracts';
import { isSayable, type Unsaid } from '../unsaid';
import { describePiece, type PieceFacts } from './piece-facts';
import type { FindKind, WornPiece } from './piece';
import { measureColorDistance } from './tones';

export interface BodyEffect {
  readonly piece: WornPiece;
  readonly feature: string;
  readonly choice: FeatureChoice;
  /** Points. */
  readonly contribution: number;
}

const MAX_WORDS = 14;
/** OKLCH lightness difference that separates two halves of an outfit. */
const CONTRAST = 0.2;
/** OKLab distance up to which two halves are one color. */
const ONE_COLOR = 0.08;
const AGAINST = -0.2;
const TOLD: readonly OutfitSlot[] = ['one-piece', 'top', 'mid', 'bottom', 'shoes'];

const DEEDS: Readonly<Record<string, readonly [verb: string, what: string]>> = {
  'neck:long': ['balance', 'your long neck'],
  'neck:short': ['lengthen', 'your neck'],
  'shoulders:narrow': ['widen', 'your shoulders'],
  'shoulders:broad': ['soften', 'your shoulders'],
  'shoulders:balanced': ['keep', 'shoulders and hips in balance'],
  'shoulders:sloped': ['square', 'your shoulders'],
  'shoulders:hunched': ['open', 'your shoulders'],
  'arms:toned': ['show', 'your arms'],
  'arms:flabby': ['skim', 'your arms'],
  'arms:big': ['slim', 'your arms'],
  'arms:thin': ['round', 'your arms'],
  'chest:big': ['calm', 'your chest'],
  'chest:balanced': ['follow', 'your chest'],
  'chest:small': ['give', 'your chest shape'],
  'chest:saggy': ['lift', 'your chest'],
  'waist:thick': ['slim', 'your waist'],
  'waist:straight': ['shape', 'your waist'],
  'waist:balanced': ['follow', 'your waist'],
  'waist:defined': ['show', 'your waist'],
  'abdomen:protruding': ['skim', 'your middle'],
  'abdomen:extreme-protrusion': ['skim', 'your middle'],
  'abdomen:toned': ['show', 'your middle'],
  'back:humped': ['smooth', 'your back'],
  'back:thick': ['slim', 'your back'],
  'back:thin': ['give', 'your back shape'],
  'hips:wide': ['balance', 'your hips'],
  'hips:narrow': ['round', 'your hips'],
  'bottom:big': ['balance', 'your curves'],
  'bottom:flat': ['give', 'your seat shape'],
  'legs:short': ['lengthen', 'your legs'],
  'legs:long': ['balance', 'your long legs'],
  'legs:balanced': ['keep', 'legs and torso in balance'],
  'legs:bowed': ['straighten', 'the line of your legs'],
  'legs:thick': ['slim', 'your legs'],
  'legs:thin': ['give', 'your legs shape'],
  'calves:toned': ['show', 'your calves'],
  'calves:thick': ['slim', 'your calves'],
  'calves:thin': ['give', 'your calves shape'],
  'calves:undefined': ['give', 'your calves shape'],
  'calves:short': ['lengthen', 'your lower legs'],
  'calves:long': ['balance', 'your lower legs'],
  'ankles:undefined': ['shape', 'your ankles'],
  'feet:big': ['shorten', 'your feet'],
  'feet:narrow': ['balance', 'your narrow feet'],
  'feet:small': ['balance', 'your small feet'],
  'feet:wide': ['slim', 'your feet'],
  'torso:long': ['balance', 'your long torso'],
  'torso:short': ['lengthen', 'your torso'],
  'mid-body:short': ['lengthen', 'your middle'],
  'height:petite': ['lengthen', 'your whole line'],
  'height:tall': ['suit', 'your height'],
};
const SHOWN: Readonly<Record<string, string>> = {
  abdomen: 'middle',
  bottom: 'curves',
  'mid-body': 'middle',
};

interface LineOptions {
  unsaid?: Unsaid | undefined;
  /** Features and contrasts that lines beside it told already; what this line tells is added. */
  told?: Set<string>;
  about?: OutfitSlot;
}

/**
 * Tells the contrast of the halves and the most helpful piece, but first of an own piece that works against the body.
 * @param sentence of the look, whose shortest part is the fallback
 */
export function writeBodyLine(
  pieces: readonly WornPiece[],
  effects: readonly BodyEffect[],
  sentence: string,
  findKind: FindKind,
  { unsaid, told = new Set(), about }: LineOptions = {},
): string {
  const against = about === undefined ? findOwnAgainst(pieces, told) : null;
  if (against) {
    told.add(nameAgainst(against));
    return `${toUpperStart(callPiece(against))} not your best cut; the rest of the outfit carries it.`;
  }
  const known = effects.filter(({ piece, feature }) => TOLD.includes(piece.slot) && DEEDS[feature]);
  const best =
    findStrongest(known.filter(({ piece }) => piece.slot === about)) ??
    findStrongest(known.filter(({ feature }) => !told.has(feature))) ??
    findStrongest(known);
  const contrast = relateHalves(pieces, findKind);
  const halves = contrast && told.has(contrast) ? null : contrast;
  const deed = best && tellDeed(best);
  const lines = [
    ...(halves && deed ? [`${halves}; ${deed}.`] : []),
    ...(deed ? [`${deed}.`] : []),
    sentence,
    ...sentence.split(/[:;] /).map((part) => `${part.replace(/[.?!]$/, '')}.`),
    ...(halves ? [`${halves}.`] : []),
  ];
  const line = lines.find((each) => isShort(each) && isSayable(unsaid, each)) ?? sentence;
  if (halves && line.includes(halves)) told.add(halves);
  if (best && deed && line.includes(deed)) told.add(best.feature);
  return toUpperStart(line);
}

function findOwnAgainst(pieces: readonly WornPiece[], told: ReadonlySet<string>): WornPiece | undefined {
  return [...pieces]
    .sort((one, other) => one.score - other.score)
    .find(
      (piece) =>
        piece.source === 'wardrobe' &&
        piece.score < AGAINST &&
        TOLD.includes(piece.slot) &&
        !told.has(nameAgainst(piece)),
    );
}

const nameAgainst = ({ id }: WornPiece): string => `against ${id}`;

const toUpperStart = (line: string): string => line[0]!.toUpperCase() + line.slice(1);

const findStrongest = (effects: readonly BodyEffect[]): BodyEffect | null =>
  effects.reduce<BodyEffect | null>((a, b) => (a && a.contribution >= b.contribution ? a : b), null);

const isShort = (line: string): boolean => line.split(/\s+/).length <= MAX_WORDS;

function relateHalves(pieces: readonly WornPiece[], findKind: FindKind): string | null {
  const findPiece = (slot: OutfitSlot): PieceFacts | null => {
    const piece = pieces.find((each) => each.slot === slot);
    return piece ? describePiece(piece, findKind) : null;
  };
  const [top, bottom] = [findPiece('mid') ?? findPiece('top'), findPiece('bottom')];
  if (!top || !bottom) return null;
  const isTucked = pieces.some(({ worn }) => worn?.includes('tucked'));
  const areKnown = top.tone !== null && bottom.tone !== null && !top.isPatterned && !bottom.isPatterned;
  const ahead = top.lightness - bottom.lightness;
  if (areKnown && measureColorDistance(top.colors[0]!, bottom.colors[0]!) < ONE_COLOR)
    return 'One color from shoulder to hem';
  if (areKnown && ahead > CONTRAST) return 'Light above, dark below';
  if (areKnown && ahead < -CONTRAST) return 'Dark above, light below';
  if (!top.isOversized && (bottom.isWideLegged || bottom.isFullSkirted)) return 'Close above, wide below';
  if (top.isOversized && bottom.isNarrowLegged) return 'Wide above, close below';
  return isTucked ? 'Tucked in at the waist' : null;
}

/** Example: `Boat neck: widens your shoulders`. Without the detail only what it does. Null if nothing is to be said of the feature. */
export function writeShortReason(
  detail: string | null,
  feature: string,
  choice: FeatureChoice,
  unsaid?: Unsaid,
): string | null {
  const deed = findDeed(feature, choice);
  const said = deed && `${deed[0]}s ${deed[1]}`;
  const words = said && (detail === null ? said[0]!.toUpperCase() + said.slice(1) : `${detail}: ${said}`);
  return words && isSayable(unsaid, words) ? words : null;
}

function findDeed(feature: string, choice: FeatureChoice): readonly [verb: string, what: string] | null {
  const [part = ''] = feature.split(':');
  if (!DEEDS[feature]) return null;
  return choice === 'show' ? ['show', `your ${SHOWN[part] ?? part}`] : DEEDS[feature];
}

const nameType = (type: string): string => (type === 't-shirt' ? 'T-shirt' : type.replaceAll('-', ' '));

function tellDeed({ piece, feature, choice }: BodyEffect): string {
  const [verb, what] = findDeed(feature, choice)!;
  return `${namePiece(piece)} ${isMany(piece) ? verb : `${verb}s`} ${what}`;
}

const callPiece = (piece: WornPiece): string => `${namePiece(piece)} ${isMany(piece) ? 'are' : 'is'}`;

function namePiece({ garment: { type, colors } }: WornPiece): string {
  return ['the', ...(colors[0] ? [colors[0].name.toLowerCase()] : []), nameType(type)].join(' ');
}

const isMany = ({ garment: { type } }: WornPiece): boolean => /[^s]s$/.test(type);
