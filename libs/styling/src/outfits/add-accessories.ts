import type { OutfitSlot, Tone } from '@figura/contracts';
import type { ComposingContext, DraftOutfit } from './composing';
import { hashToUnit } from '../hash';
import { isWornIn, type PieceFacts } from './piece-facts';
import { isWoolScarf, listColors, rateTouch } from './rate-touch';
import { findPaletteRole } from './palettes';
import { buildPieceKey } from './piece';
import { COLORED_TONES, COOL_TONES, METAL_TONES, WARM_TONES } from './tones';
import { isBootWeather } from './weather';
import { findPieceVeto } from './vetoes/find-veto';
import { BARE_INSTEPS, type Candidate } from './vetoes/veto';

const CLOSED_NECKS = [
  'roll-neck',
  'mock-neck',
  'stand-collar',
  'open-shirt-collar',
  'hooded',
  'crew',
  'boat',
  'flat-collar',
  'halter',
  'keyhole',
] as const;
const JEWEL_TONES: readonly (Tone | null)[] = ['white', 'ivory', 'black'];
/** Steps of formality between a bag and what it is carried with. */
export const FARTHEST_BAG = 2;
const LONG_CHAINS = ['long-pendant', 'y-pendant', 'multi-strand'] as const;
/** OKLCH lightness between a belt and shoes of one family. */
const NEAR_LEATHER = 0.15;
const ON_LAP = 0.25;
const CLASH = -0.4;
const REPEATED = 0.35;
const LOST = 0.7;
const GUEST_TIE = 0.4;
const COVERED_DAYS = 0.4;
/** Formality below which clothes take no dressed bag, and above which a bag is one. */
const CASUAL = { clothes: 1, bag: 2.5 } as const;

export function addAccessories(context: ComposingContext, draft: DraftOutfit): DraftOutfit {
  const { look, question } = draft;
  const { book } = context.lookBook;
  const finish = findFinish(context, draft);
  if (!finish) return draft;
  const palette = draft.palette === null ? null : book.palettes[draft.palette]!;
  const worn = Object.values(draft.pieces);
  const isPatterned = worn.some(({ facts }) => facts.isPatterned);
  const shoes = draft.pieces.shoes!;
  const body = (draft.pieces.top ?? draft.pieces['one-piece'])!;
  const inner = body.facts;
  const isBesideRed = (tone: Tone | null) =>
    tone === 'burgundy' && worn.some(({ facts }) => facts.tone === 'red');
  const isBesideBlack = (tone: Tone | null) => worn.some(({ facts }) => isNavyWithBlack(tone, facts.tone));
  const colored = listColors(worn);
  const isClosed =
    inner.has('neckline', ...CLOSED_NECKS) || inner.has('specialFeatures', 'neck-bow', 'ruffle-neck');
  const outer = [draft.pieces.mid, draft.pieces.layer];
  const isUnderABackpack = outer.some((piece) => piece?.facts.is('blazer', 'wool-coat'));
  const isOverTrousers = draft.pieces.bottom?.facts.is('skirt') === false;
  const isOffBackpacks =
    !question.isMens &&
    question.occasion !== 'sport' &&
    (!(isOverTrousers || inner.says('leg') || inner.is('dungarees')) ||
      shoes.facts.is('loafer', ...BARE_INSTEPS) ||
      draft.pieces.layer?.facts.is('trench-coat') === true);
  const hasCoveredWaist = outer.some(Boolean) || inner.isTied || !isOverTrousers;
  const isInSeason = ({ piece }: Candidate) => isWornIn(question.seasons, piece.wearing.season);

  // A man carries no bag to a dinner.
  const dayBags =
    question.isSeated && !question.isEvening
      ? [...(book.finish['seated']?.bag ?? []), ...finish.bag]
      : finish.bag;
  const isMensGuest =
    question.isMens &&
    question.occasion === 'celebration' &&
    draft.pieces.mid?.facts.is('blazer') === true &&
    !draft.pieces.mid.facts.has('fabric', 'velvet');
  const bags = question.isEvening && question.isMens ? [] : dayBags;
  const bag = choose('bag', bags, (candidate) => {
    const { facts, piece } = candidate;
    if (isPatterned && facts.isPatterned) return null;
    if (piece.wearing.formality > CASUAL.bag && body.piece.wearing.formality < CASUAL.clothes) return null;
    if (facts.is('backpack') && (isUnderABackpack || (isOffBackpacks && piece.source === 'catalog')))
      return null;
    if (facts.has('accessories', 'waist-bag') && hasCoveredWaist) return null;
    if (isBesideRed(facts.tone)) return null;
    if (Math.abs(piece.wearing.formality - look.level) > FARTHEST_BAG) return null;
    const isMetal = facts.tone !== null && METAL_TONES.has(facts.tone);
    const isOtherMetal =
      isMetal &&
      shoes.facts.tone !== null &&
      METAL_TONES.has(shoes.facts.tone) &&
      facts.tone !== shoes.facts.tone;
    if (isOtherMetal) return null;
    if (palette && !isMetal && findPaletteRole(palette, facts, 'bag', null) !== 'leather') return null;
    const tones = rateTones(facts.tone, shoes.facts.tone);
    if (piece.source === 'catalog' && question.isMens && tones <= CLASH) return null;
    const isAlone =
      facts.tone === 'black' &&
      shoes.facts.tone !== null &&
      METAL_TONES.has(shoes.facts.tone) &&
      worn.every((each) => each.facts.shade !== 'dark');
    if (isAlone) return null;
    const carriedOtherwise = piece.carried ? 0.25 : 0;
    const onLap = question.isSeated && facts.is('crossbody-bag', 'clutch-bag') ? ON_LAP : 0;
    const clutchAway = question.isEvening && facts.tone !== shoes.facts.tone && !isMetal ? 0.25 : 0;
    return onLap + tones - clutchAway - carriedOtherwise - (piece.status === 'niche' ? 0.4 : 0);
  });
  const jewelry = choose('jewelry', finish.jewelry, ({ facts, piece }) => {
    const isNecklace = facts.is('necklace');
    if (isNecklace && (isClosed || isPatterned)) return null;
    // A long chain swings into the wheels' way.
    if (isNecklace && question.isSeated && facts.has('jewelry', ...LONG_CHAINS)) return null;
    if (facts.is('bracelet') && ((inner.sleeve ?? 0) >= 4 || inner.hasFullSleeves)) return null;
    const isQuiet = facts.tone !== null && (METAL_TONES.has(facts.tone) || JEWEL_TONES.includes(facts.tone));
    if (!isQuiet) return null;
    const stone = facts.colors.find(({ tone }) => tone !== null && COLORED_TONES.has(tone))?.tone;
    if (stone && (isPatterned || colored.some((tone) => tone !== stone))) return null;
    const otherMetal = facts.tone === 'gold' ? 'silver' : facts.tone === 'silver' ? 'gold' : null;
    const mixesMetals =
      otherMetal !== null && (shoes.facts.tone === otherMetal || bag?.facts.tone === otherMetal);
    return (isNecklace ? 0.1 : 0) - (piece.status === 'niche' ? 0.3 : 0) - (mixesMetals ? 0.6 : 0);
  });
  const isTiedBefore = context.index.candidates.some(
    ({ facts, piece }) => facts.is('neckerchief') && context.shownPieces.has(buildPieceKey(piece)),
  );
  const isCoveredDay = hashToUnit(`${context.person} ${look.id} covered`) < COVERED_DAYS;
  const accessory = choose(
    'accessory',
    [
      ...(isBootWeather(question) ? ['scarf-wool'] : []),
      ...(isMensGuest ? ['tie'] : []),
      ...(finish.accessory ?? []),
    ],
    (candidate) => {
      const { facts, piece } = candidate;
      if (isPatterned && facts.isPatterned) return null;
      if (facts.is('tie'))
        return canWearTie(draft)
          ? (isMensGuest ? GUEST_TIE : 0) + (rateTie(facts, draft) ?? -Infinity)
          : null;
      if (facts.is('belt')) return isBeltSeen(draft) ? rateBelt(facts, shoes.facts) : null;
      if (isWoolScarf(facts))
        return question.band === 'cold' &&
          draft.pieces.layer &&
          !inner.has('neckline', 'roll-neck', 'hooded') &&
          !isBesideBlack(facts.tone)
          ? rateScarf(facts, draft.pieces.layer, bag ? [...worn, bag] : worn) -
              (piece.status === 'niche' ? 0.4 : 0)
          : null;
      const isTooMuch =
        (facts.is('hat', 'shawl') && !isCoveredDay) || (facts.is('neckerchief') && isTiedBefore);
      return draft.demand.isHeadCovered || isTooMuch
        ? null
        : rateTouch(draft, candidate, [...worn, ...[bag, jewelry].flatMap((each) => each ?? [])]);
    },
  );
  return {
    ...draft,
    pieces: {
      ...draft.pieces,
      ...(bag && { bag }),
      ...(jewelry && { jewelry }),
      ...(accessory && { accessory }),
    },
  };

  function choose(
    slot: OutfitSlot,
    parts: readonly string[],
    rate: (candidate: Candidate) => number | null,
  ): Candidate | null {
    const held = draft.pieces[slot];
    if (held) return held;
    let best: Candidate | null = null;
    let bestWorth = -Infinity;
    for (const [order, part] of parts.entries()) {
      for (const [candidate] of context.index.byPart.get(part) ?? []) {
        if (candidate.piece.for?.some((cut) => question.look.for.includes(cut)) === false) continue;
        if (!isInSeason(candidate) || findPieceVeto(candidate, slot, question)) continue;
        const rated = rate(candidate);
        if (rated === null) continue;
        const key = buildPieceKey(candidate.piece);
        const worth =
          rated -
          0.15 * order +
          0.35 * hashToUnit(context.person + look.id + key) +
          0.2 * candidate.suits -
          (candidate.piece.source === 'catalog' && candidate.suits < 0 ? 0.8 : 0) +
          (candidate.piece.source === 'wardrobe' ? 0.3 : 0) -
          (context.shownPieces.has(key) ? (slot === 'bag' || candidate.facts.is('hat') ? 0.8 : 0.2) : 0);
        if (worth > bestWorth) [best, bestWorth] = [candidate, worth];
      }
    }
    return best;
  }
}

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

/** In the evening every look is finished as for a party. */
function findFinish({ lookBook: { book } }: ComposingContext, { look, question }: DraftOutfit) {
  if (question.isMens) return book.finish[`mens-${look.finish}`] ?? book.finish[look.finish];
  const isFinished = !question.isEvening || look.finish === 'evening' || look.finish === 'party';
  return book.finish[isFinished ? look.finish : 'party'] ?? book.finish['casual'];
}

/** These clash with other warm leather tones. */
const REDDISH: ReadonlySet<Tone> = new Set<Tone>(['burgundy', 'red']);
const YELLOWISH: ReadonlySet<Tone> = new Set<Tone>(['tan', 'camel', 'rust']);

function isNavyWithBlack(a: Tone | null, b: Tone | null): boolean {
  return (a === 'navy' && b === 'black') || (a === 'black' && b === 'navy');
}

/** Prefers one family, not always one tone, and never warm leather with cool. */
export function rateTones(bag: Tone | null, shoes: Tone | null): number {
  if (bag === null || shoes === null) return 0;
  if (bag === shoes) return 0.35;
  if (REDDISH.has(bag) !== REDDISH.has(shoes) && YELLOWISH.has(bag) !== YELLOWISH.has(shoes)) return -0.2;
  if (WARM_TONES.has(bag) && WARM_TONES.has(shoes)) return REDDISH.has(bag) === REDDISH.has(shoes) ? 0.35 : 0;
  if (isNavyWithBlack(bag, shoes)) return -1;
  if (COOL_TONES.has(bag) && COOL_TONES.has(shoes)) return 0.15;
  const clashes =
    (WARM_TONES.has(bag) && COOL_TONES.has(shoes)) || (COOL_TONES.has(bag) && WARM_TONES.has(shoes));
  return clashes ? CLASH : 0;
}
