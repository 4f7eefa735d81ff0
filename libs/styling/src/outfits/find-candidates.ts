import type { OutfitSlot, Tone } from '@figura/contracts';
import type { ComposingContext } from './composing';
import type { CompiledLookBook } from './compile-look-book';
import { FILL_ORDER, isMadeForNow } from './composing';
import { hashToUnit } from '../hash';
import type { Look } from './look-book';
import { CLOTHES, isMetallic, LARGE_SLOTS } from './piece-facts';
import { buildPieceKey } from './piece';
import type { Demand } from './question';
import { COLORED_TONES } from './tones';
import {
  isCoolSeason,
  isJacketEnough,
  isMensOutfit,
  isOffice,
  type Candidate,
  type LookQuestion,
} from './vetoes/veto';
import { isBootWeather, isCold, isLowShoe, weighWeather } from './weather';

/** Limit per tone, so that palettes find matches. */
const OF_ONE_TONE = 5;
/** Maximum formality distance from the look. */
const FARTHEST = { clothes: 1.5, mid: 1.9, shoes: 1.9, ownShoes: 1.5, ownCoats: 2, open: 0.8 } as const;
/** For clothes of the life that the user leads now. */
const MADE_FOR_NOW = 0.3;
/** For what is owned, beside pieces of the catalog. */
const OWNED = 0.2;
/** For pieces that work against the body. */
const AGAINST = 0.25;
const ENOUGH = 3;
const BOOTS = 'boot-ankle';
export const OWN_SHOES = 'own-shoes';
export const OWN_COATS = 'own-coats';
const MILD_JACKETS = [
  'leather-jacket',
  'denim-jacket',
  'gilet',
  'overshirt',
  'barn-jacket',
  'funnel-jacket',
  'trench-coat',
  'bomber',
] as const;

export type Weighed = readonly [candidate: Candidate, weight: number];
export type SlotCandidates = readonly (readonly [slot: OutfitSlot, weighed: readonly Weighed[]])[];

export function findCandidates(
  context: ComposingContext,
  look: Look,
  question: LookQuestion,
): SlotCandidates | null {
  const fixed = placeFixed(context, look);
  if (!fixed) return null;
  const filled: [OutfitSlot, readonly Weighed[]][] = [];
  const slots = listSlots(context, look);
  const isEmpty = (slot: OutfitSlot, parts: readonly string[]) =>
    !fixed.has(slot) && !parts.some((part) => context.index.byPart.has(part));
  if (slots.some(([slot, parts]) => isEmpty(slot, parts) && !canBeLeftOut(context, look, slot))) return null;
  for (const [slot, parts] of slots) {
    const held = fixed.get(slot);
    const weighed = held ? [[held, 1] as const] : weighCandidates(context, look, question, slot, parts);
    if (weighed.length > 0) filled.push([slot, weighed]);
    else if (!canBeLeftOut(context, look, slot)) return null;
  }
  for (const slot of fixed.keys())
    if (FILL_ORDER.includes(slot) && !filled.some(([each]) => each === slot)) return null;
  return filled;
}

function canBeLeftOut({ demand, openness }: ComposingContext, look: Look, slot: OutfitSlot): boolean {
  return (
    isExtra(demand, slot) ||
    (openness.withoutLayer && (slot === 'layer' || slot === 'mid') && !look.match.includes(slot))
  );
}

/** A raincoat in the warmth is worn where one goes with the rest. */
export function isExtra({ band }: Demand, slot: OutfitSlot): boolean {
  return slot === 'layer' && band === 'warm';
}

function isBootLook(look: Look, demand: Demand): boolean {
  const isMensNight = demand.occasion === 'evening' && isMensOutfit(demand, look);
  return look.outer !== 'sport' && (isBootWeather(demand) || (isMensNight && isCold(demand)));
}

const isBootNight = (demand: Demand) => demand.occasion === 'evening' && isCold(demand);

function listSlots(
  { lookBook, index, demand, openness }: ComposingContext,
  look: Look,
): [OutfitSlot, readonly string[]][] {
  const { band, isRaining, isEvening } = demand;
  const { outer } = lookBook.book;
  const hasOwnShoes = index.byPart.has(OWN_SHOES) && demand.occasion !== 'sport';
  const isChilled = demand.isSeated && !isJacketEnough(demand, look) && isCoolSeason(demand);
  return FILL_ORDER.flatMap((slot): [OutfitSlot, readonly string[]][] => {
    let parts = look.wear[slot];
    if (slot === 'layer') {
      if (band === 'warm') parts = undefined;
      else if (!parts && (band === 'cold' || !look.wear.mid || isChilled)) parts = outer[look.outer]?.[band];
      else if (parts && band === 'cold' && look.outer !== 'sport') {
        const warm = parts.filter((name) => !isMildJacket(lookBook.book.parts[name]!.types));
        parts = warm.length > 0 ? warm : (outer[look.outer]?.cold ?? outer['smart']?.cold);
      }
      if (parts && openness.withoutLayer && band === 'cold')
        parts = [...parts, ...(outer[look.outer]?.cold ?? outer['smart']?.cold ?? [])];
      const isOwned = parts?.some((part) =>
        index.byPart.get(part)?.some(([{ piece }]) => piece.source === 'wardrobe'),
      );
      const isDownWorn = band === 'cold' && !isEvening && !isOffice(demand.occasion) && !look.wear.layer;
      if (parts && !isOwned && isDownWorn && look.outer !== 'sport') parts = [...parts, OWN_COATS];
      if (isRaining && !isEvening && !look.wear.layer && demand.occasion !== 'sport')
        parts = [...(parts ?? []), ...(outer['rain']?.[band] ?? [])];
    }
    if (slot === 'shoes' && parts && (isBootLook(look, demand) || isBootNight(demand)))
      parts = [...parts, BOOTS];
    if (slot === 'shoes' && hasOwnShoes && doesNameManyKinds(lookBook, look.wear.shoes ?? []))
      parts = [...(parts ?? []), OWN_SHOES];
    return parts && parts.length > 0 ? [[slot, parts]] : [];
  });
}

function doesNameManyKinds({ book, findKind }: CompiledLookBook, parts: readonly string[]): boolean {
  const findFamily = (type: string): string => {
    const kind = findKind(type);
    return kind === undefined || kind === 'shoe' ? type : findFamily(kind);
  };
  return (
    parts.length > 1 && new Set(parts.flatMap((part) => book.parts[part]!.types.map(findFamily))).size > 1
  );
}

function isMildJacket(types: readonly string[]): boolean {
  return types.every((type) => (MILD_JACKETS as readonly string[]).includes(type));
}

function weighCandidates(
  { index, demand, openness, person, shownPieces, vetoes }: ComposingContext,
  look: Look,
  question: LookQuestion,
  slot: OutfitSlot,
  parts: readonly string[],
): readonly Weighed[] {
  const farthest =
    (slot === 'shoes' || slot === 'mid' ? FARTHEST[slot] : FARTHEST.clothes) +
    (openness.anyPalette ? FARTHEST.open : 0);
  // Men's looks share shirts and trousers, so a look draws lots of its own among them.
  const lot = question.isMens ? { key: person + look.id, weight: 0.26 } : { key: person, weight: 0.14 };
  const isAgainst = ({ piece, suits }: Candidate) =>
    piece.source === 'catalog' && suits < 0 && demand.occasion !== 'sport';
  const isNiche = (candidate: Candidate) => candidate.piece.status === 'niche' && !isMadeForNow(candidate);
  const isBootDay = isBootLook(look, demand) || look.wear.shoes?.includes(BOOTS) === true;
  const found = new Map<Candidate, number>();
  const unnamed = new Set<Candidate>();
  for (const [order, part] of parts.entries()) {
    for (const [candidate, match] of index.byPart.get(part) ?? []) {
      if (found.has(candidate)) continue;
      const { piece, facts, suits } = candidate;
      if (part === BOOTS && !isBootDay && piece.source === 'catalog') continue;
      const away = Math.abs(piece.wearing.formality - look.level);
      const farthestOwn = { [OWN_SHOES]: FARTHEST.ownShoes, [OWN_COATS]: FARTHEST.ownCoats }[part];
      if (away > (farthestOwn ?? farthest)) continue;
      const isFestive = demand.isEvening && isMetallic(facts);
      if (part === OWN_SHOES && !isFestive && !piece.wearing.occasion.includes(demand.occasion)) continue;
      if (facts.isPatterned && !look.print.includes(slot)) continue;
      if (look.colored === slot && !(facts.tone !== null && COLORED_TONES.has(facts.tone))) continue;
      if (suits <= -1 && LARGE_SLOTS.has(slot)) continue;
      if (piece.for?.some((cut) => look.for.includes(cut)) === false) continue;
      if (vetoes.isPieceVetoed(candidate, slot, question)) continue;
      if (part === OWN_SHOES) unnamed.add(candidate);
      found.set(
        candidate,
        0.62 * suits -
          0.035 * order -
          0.06 * away +
          0.2 * (match - 1) -
          (isNiche(candidate) ? 0.14 : 0) +
          (isMadeForNow(candidate) ? MADE_FOR_NOW : 0) -
          (isAgainst(candidate) ? AGAINST : 0) +
          (piece.source === 'wardrobe' ? OWNED : 0) -
          (shownPieces.has(buildPieceKey(piece)) ? 0.2 : 0) +
          lot.weight * hashToUnit(lot.key + buildPieceKey(piece)) +
          weighWeather(candidate, demand),
      );
    }
  }
  if (slot === 'shoes' && isBootLook(look, demand)) {
    const hasBoots = [...found.keys()].some((candidate) => !isLowShoe(candidate) && !unnamed.has(candidate));
    if (hasBoots) for (const low of [...found.keys()].filter(isLowShoe)) found.delete(low);
  }
  const isClothes = CLOTHES.includes(slot) || slot === 'mid';
  const suiting = [...found].filter(([candidate]) => !isClothes || !isAgainst(candidate));
  const weighed = (suiting.length >= ENOUGH ? suiting : [...found]).sort(
    ([a, one], [b, other]) => other - one || a.index - b.index,
  );
  const usual = weighed.filter(([candidate]) => !isNiche(candidate));
  const offered = usual.length >= 2 && !look.mood.includes('bold') ? usual : weighed;
  const ofTone = new Map<Tone | null, number>();
  return offered.filter(
    ([
      {
        facts: { tone },
      },
    ]) => {
      const count = (ofTone.get(tone) ?? 0) + 1;
      ofTone.set(tone, count);
      return count <= OF_ONE_TONE;
    },
  );
}

/**
 * Slots of fixed pieces; null if one has no place. A piece of no part takes its category's slot, if the look has
 * it.
 */
function placeFixed(
  { fixed, lookBook, index }: ComposingContext,
  look: Look,
): ReadonlyMap<OutfitSlot, Candidate> | null {
  const placed = new Map<OutfitSlot, Candidate>();
  for (const candidate of fixed) {
    const slot =
      FILL_ORDER.find(
        (each) =>
          !placed.has(each) &&
          look.wear[each]?.some((part) => index.byPart.get(part)?.some(([one]) => one === candidate)),
      ) ?? findOwnSlot(candidate, look, lookBook.book.outer);
    if (slot === null || placed.has(slot)) return null;
    placed.set(slot, candidate);
  }
  return placed;
}

function findOwnSlot(
  { piece: { slot } }: Candidate,
  look: Look,
  outer: ComposingContext['lookBook']['book']['outer'],
): OutfitSlot | null {
  if (!FILL_ORDER.includes(slot)) return slot;
  if (look.wear[slot]) return slot;
  if (slot === 'layer')
    return look.wear.mid ? 'mid' : Object.keys(outer[look.outer] ?? {}).length > 0 ? 'layer' : null;
  return null;
}
