import type { ComposingContext, DraftOutfit } from '../composing';
import { hashToUnit } from '../../hash';
import { buildPieceKey } from '../piece';
import type { PieceFacts } from '../piece-facts';
import { COLORED_TONES } from '../tones';
import type { Candidate } from '../vetoes/veto';
import { isBootWeather } from '../weather';
import type { Dressing } from './dressing';
import { isNavyWithBlack, rateTones } from './leather-tones';
import { isWoolScarf, listColors, rateTouch } from './rate-touch';

/** OKLCH lightness between a belt and shoes of one family. */
const NEAR_LEATHER = 0.15;
const REPEATED = 0.35;
const LOST = 0.7;
const GUEST_TIE = 0.4;
const COVERED_DAYS = 0.4;

export function listAccessoryParts({ draft }: Dressing, parts: readonly string[] = []): readonly string[] {
  return [
    ...(isBootWeather(draft.question) ? ['scarf-wool'] : []),
    ...(isMensGuest(draft) ? ['tie'] : []),
    ...parts,
  ];
}

function isMensGuest({ pieces: { mid }, question }: DraftOutfit): boolean {
  return (
    question.isMens &&
    question.occasion === 'celebration' &&
    mid?.facts.is('blazer') === true &&
    !mid.facts.has('fabric', 'velvet')
  );
}

export function rateAccessory(
  { body, context, draft, isPatterned, shoes, worn }: Dressing,
  candidate: Candidate,
  bag: Candidate | null,
  jewelry: Candidate | null,
): number | null {
  const { facts, piece } = candidate;
  if (isPatterned && facts.isPatterned) return null;
  if (facts.is('tie'))
    return canWearTie(draft)
      ? (isMensGuest(draft) ? GUEST_TIE : 0) + (rateTie(facts, draft) ?? -Infinity)
      : null;
  if (facts.is('belt')) return isBeltSeen(draft) ? rateBelt(facts, shoes.facts) : null;
  if (isWoolScarf(facts)) {
    const { layer } = draft.pieces;
    const isNavyBesideBlack = worn.some((each) => isNavyWithBlack(facts.tone, each.facts.tone));
    const isCovered = body.facts.has('neckline', 'roll-neck', 'hooded');
    if (draft.question.band !== 'cold' || !layer || isCovered || isNavyBesideBlack) return null;
    return rateScarf(facts, layer, bag ? [...worn, bag] : worn) - (piece.status === 'niche' ? 0.4 : 0);
  }
  if (draft.demand.isHeadCovered) return null;
  if (facts.is('hat', 'shawl') && !isCoveredDay(context, draft)) return null;
  if (facts.is('neckerchief') && isNeckTiedBefore(context)) return null;
  return rateTouch(draft, candidate, [...worn, ...[bag, jewelry].flatMap((each) => each ?? [])]);
}

const isCoveredDay = ({ person }: ComposingContext, { look }: DraftOutfit): boolean =>
  hashToUnit(`${person} ${look.id} covered`) < COVERED_DAYS;

const isNeckTiedBefore = ({ index, shownPieces }: ComposingContext): boolean =>
  index.candidates.some(
    ({ facts, piece }) => facts.is('neckerchief') && shownPieces.has(buildPieceKey(piece)),
  );

/** A scarf shows against its coat, repeats a color of the outfit, and adds no third one. */
function rateScarf({ tone, shade }: PieceFacts, coat: Candidate, worn: readonly Candidate[]): number {
  const isRepeated = worn.some((piece) => piece !== coat && piece.facts.tone === tone);
  const isOneMore =
    tone !== null && COLORED_TONES.has(tone) && listColors(worn).some((each) => each !== tone);
  const isLost = shade === 'dark' && coat.facts.shade === 'dark';
  return 0.4 + (isRepeated ? REPEATED : 0) - (isOneMore || isLost ? LOST : 0);
}

function canWearTie({ pieces: { top, mid } }: DraftOutfit): boolean {
  return (
    mid !== undefined && top?.facts.is('shirt') === true && top.facts.has('neckline', 'open-shirt-collar')
  );
}

/**
 * A tie is darker than its shirt, or silver; a bow is of the dinner jacket's color. A long black one is for
 * mourning.
 */
function rateTie(tie: PieceFacts, { pieces: { top, mid }, question }: DraftOutfit): number | null {
  if (tie.lightness > top!.facts.lightness - 0.15 && tie.tone !== 'gray') return null;
  const isBow = tie.has('accessories', 'bow-tie');
  if (!isBow && tie.tone === 'black' && question.occasion !== 'formal') return -0.5;
  return isBow && tie.tone === mid?.facts.tone ? 0.6 : 0.2;
}

function isBeltSeen({ pieces: { top, mid, bottom }, worn }: DraftOutfit): boolean {
  return (
    worn.top?.includes('tucked') === true &&
    mid?.facts.is('sweater') !== true &&
    top?.facts.is('shirt', 'polo', 't-shirt') === true &&
    bottom?.facts.has('waist', 'elastic', 'tie') === false &&
    !bottom.facts.has('line', 'outer-leg-stripe')
  );
}

/** The belt is of the leather of the shoes; pale sneakers leave it open. */
function rateBelt({ tone: belt, lightness }: PieceFacts, shoes: PieceFacts): number | null {
  const isLeather =
    shoes.tone === 'black' || shoes.tone === 'brown' || !shoes.is('sneaker', 'espadrille', 'sandal');
  if (!isLeather) return belt === 'black' ? null : 0.1;
  if (belt === shoes.tone) return 0.4;
  return rateTones(belt, shoes.tone) >= 0.35 && Math.abs(lightness - shoes.lightness) < NEAR_LEATHER
    ? 0
    : null;
}
