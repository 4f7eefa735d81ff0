import type { Tone } from '@figura/contracts';
import { isAskedFor, OUTFIT_CONTEXTS } from '../looks/shown';
import { isMadeForNow, type ComposingContext } from './composing';
import { hashToUnit } from '../hash';
import { buildPieceKey } from './piece';
import {
  ABOVE_KNEE,
  ANKLE,
  BELOW_KNEE,
  FLOOR,
  KNEE,
  MID_CALF,
  isMetallic,
  isOnlyIn,
  USUAL_HEM,
  type PieceFacts,
} from './piece-facts';
import { COLORED_TONES } from './tones';
import {
  BARE_INSTEPS,
  isCoolSeason,
  isOffice,
  type Candidate,
  type LookQuestion,
  type WornPieces,
} from './vetoes/veto';

const WITH_TIGHTS: readonly (string | null)[] = ['black', 'charcoal', 'navy', 'burgundy'];
const DARK_TONES: ReadonlySet<Tone | null> = new Set<Tone | null>(['black', 'charcoal', 'navy']);
/** Degrees Celsius from which legs need no opaque tights. */
const OPAQUE_TO = 16;
/** Degrees Celsius from which legs may be bare off duty. */
const BARE_LEGS_FROM = 12;
const MADE_FOR_NOW = 0.5;
const OWNED = 1;

type Choice = 'tights' | 'tights-sheer' | 'forbidden' | null;

interface Legs {
  readonly question: LookQuestion;
  readonly lower: PieceFacts;
  readonly shoes: PieceFacts;
  readonly coat: Candidate | undefined;
  readonly isOwnedShoe: boolean;
  readonly hasLegs: boolean;
  /** Level, as in `PieceFacts`. */
  readonly hem: number;
  readonly isKneeBoot: boolean;
  readonly isToBeCovered: boolean;
  readonly isOpen: boolean;
  readonly isBareInstep: boolean;
  readonly isSpring: boolean;
}

function describeLegs(question: LookQuestion, pieces: WornPieces): Legs {
  const { facts: shoes, piece: shoe } = pieces.shoes!;
  const lower = (pieces['one-piece'] ?? pieces.bottom)!.facts;
  const hasLegs = pieces.bottom ? !lower.is('skirt') : lower.says('leg') || lower.is('jumpsuit', 'dungarees');
  const hem = hasLegs ? getLegHem(lower) : (lower.hem ?? USUAL_HEM.lower);
  const isKneeBoot = shoes.is('knee-boot');
  return {
    ...{ question, lower, shoes, hasLegs, hem, isKneeBoot },
    coat: pieces.layer,
    isOwnedShoe: shoe.source === 'wardrobe',
    isToBeCovered: question.areLimbsCovered && hem < ANKLE && !isKneeBoot,
    isOpen: shoes.is('sandal', 'espadrille', 'mule') || shoes.has('shoes', 'open-toe'),
    isBareInstep: shoes.is(...BARE_INSTEPS) && !question.isMens,
    isSpring: isOnlyIn(question.seasons, 'spring'),
  };
}

/** Returns `forbidden` if legs or feet would freeze or the hosiery looks wrong. */
export function chooseLegwear(
  context: ComposingContext,
  question: LookQuestion,
  pieces: WornPieces,
): Candidate | 'forbidden' | null {
  if (question.occasion === 'sport') return null;
  const legs = describeLegs(question, pieces);
  const { hasLegs, isToBeCovered } = legs;
  const wanted = chooseLegwearPart(legs);
  if (wanted === 'forbidden') return 'forbidden';
  const found = wanted ? findHosiery(context, wanted, legs) : null;
  // Sheer tights are better than none.
  const mayBeSheer = wanted === 'tights' && question.isEvening && !question.isSeated && !hasLegs;
  const hosiery = found ?? (mayBeSheer ? findHosiery(context, 'tights-sheer', legs) : null);
  if (isToBeCovered && !hosiery?.facts.has('accessories', 'opaque-tights')) return 'forbidden';
  if (!hosiery) return isTooBare(legs, wanted) ? 'forbidden' : null;
  return doesHosieryGo(hosiery.facts, legs, wanted) ? hosiery : 'forbidden';
}

function isTooBare(
  { hasLegs, hem, isKneeBoot, question, shoes }: Legs,
  wanted: Exclude<Choice, 'forbidden'>,
): boolean {
  const { band, isEvening, occasion, weather } = question;
  const isCovered = isKneeBoot && hem >= (question.isSeated ? MID_CALF : KNEE);
  const isBare = !hasLegs && hem < FLOOR && !isCovered;
  if (band === 'cold' && (isBare || (hasLegs && hem <= 1))) return true;
  if (band === 'mild' && !hasLegs && hem <= ABOVE_KNEE && !isKneeBoot) return true;
  const isLow = hem < ANKLE && !isEvening && (isOffice(occasion) || wanted === 'tights' || !shoes.is('boot'));
  const isCool = weather !== null && weather.celsius < (isOffice(occasion) ? OPAQUE_TO : BARE_LEGS_FROM);
  return isBare && isLow && isCool;
}

function doesHosieryGo(
  hosiery: PieceFacts,
  { coat, hasLegs, isKneeBoot, lower, question, shoes }: Legs,
  wanted: Exclude<Choice, 'forbidden'>,
): boolean {
  const { tone } = hosiery;
  const isDarkTone = DARK_TONES.has(tone);
  // Bare-looking legs between a hem and a boot look cold.
  if (wanted === 'tights-sheer' && shoes.is('boot') && !isDarkTone) return false;
  if (shoes.is('sneaker') || shoes.has('texture', 'openwork')) return false;
  if (isDarkTone && tone !== 'navy' && lower.tone !== 'black' && isNavyOfCatalog(coat)) return false;
  if (!hosiery.has('accessories', 'opaque-tights')) return true;
  if (!question.isEvening && shoes.is('ballet-flat', 'slingback')) return false;
  if (hasLegs) return true;
  if (isMetallic(shoes)) return false;
  if (question.occasion === 'interview' && tone !== null && COLORED_TONES.has(tone)) return false;
  const isNavyBesideBlack = (tone === 'navy') !== (shoes.tone === 'navy') && DARK_TONES.has(shoes.tone);
  if (isNavyBesideBlack && tone !== lower.tone) return false;
  if (lower.shade === 'light' && hosiery.shade === 'dark') return false;
  // Black between a colored skirt and a colored boot cuts the leg.
  const isOneLine = tone === shoes.tone || tone === lower.tone || lower.shade === 'dark';
  return isOneLine && ((isKneeBoot && isDark(shoes)) || WITH_TIGHTS.includes(shoes.tone));
}

function chooseLegwearPart(legs: Legs): Choice {
  const { hasLegs, hem, isBareInstep, isKneeBoot, isOpen, question, shoes } = legs;
  const { band } = question;
  if (band === 'warm') return null;
  if (legs.isToBeCovered) return isOpen ? 'forbidden' : 'tights';
  const isSeatedCold = question.isSeated && isCoolSeason(question);
  if (isBareInstep && isSeatedCold && shoes.is('slingback')) return 'forbidden';
  if (isBareInstep && isSeatedCold && !hasLegs && hem > MID_CALF) return 'tights-sheer';
  if (hasLegs && isBareInstep && (band === 'cold' || isSeatedCold))
    return isDark(shoes) ? 'tights' : 'tights-sheer';
  if (hasLegs) return band === 'cold' && hem < ANKLE && hem > 1 && !isKneeBoot ? 'tights' : null;
  if (hem >= FLOOR) return null;
  return band === 'cold' ? chooseColdLegwear(legs) : chooseMildLegwear(legs);
}

function chooseColdLegwear({ isOpen, question, shoes }: Legs): Choice {
  if (isOpen) return 'forbidden';
  // Sheer tights are too cold outdoors and when seated.
  const isIndoors = question.occasion === 'celebration' || question.occasion === 'formal';
  const isFrosty = question.isFreezing && shoes.is('boot');
  return isIndoors && !question.isSeated && !isFrosty ? 'tights-sheer' : 'tights';
}

function chooseMildLegwear({
  coat,
  hem,
  isKneeBoot,
  isOpen,
  isOwnedShoe,
  isSpring,
  question,
  shoes,
}: Legs): Choice {
  const { weather } = question;
  const isMildDay = isSpring || (weather !== null && weather.celsius >= OPAQUE_TO);
  const barest = isOwnedShoe ? BELOW_KNEE : MID_CALF;
  if (shoes.is('ankle-boot') && isMildDay) return hem <= barest ? 'forbidden' : null;
  if (shoes.is('ankle-boot') && (hem <= barest || isDark(shoes))) return 'tights';
  if (isOpen && question.isPregnant && isCoolSeason(question)) return 'forbidden';
  if (isOpen || hem > MID_CALF || (hem > BELOW_KNEE && isKneeBoot)) return null;
  // Sheer hosiery looks wrong with a bare heel or a casual shoe.
  if (shoes.is('slingback')) return isSpring ? null : 'forbidden';
  if (shoes.is('ankle-boot')) return null;
  const isDressed = question.isEvening || isOffice(question.occasion);
  if (shoes.is('loafer') && isDark(shoes) && !isMildDay) return 'tights';
  if (shoes.is('loafer')) return isDressed && isCoolSeason(question) ? 'forbidden' : null;
  if (isDressed) return 'tights-sheer';
  if (isKneeBoot || isMildDay) return null;
  if (isDark(shoes)) return 'tights';
  return !isOwnedShoe && coat?.facts.is('coat') ? 'tights-sheer' : null;
}

const isNavyOfCatalog = (coat?: Candidate) => coat?.facts.tone === 'navy' && coat.piece.source === 'catalog';
const isDark = ({ lightness }: PieceFacts) => lightness < 0.45;

function getLegHem(facts: PieceFacts): number {
  if (facts.is('shorts') || facts.has('leg', 'short-shorts', 'knee-shorts', 'bermuda')) return 1;
  return facts.is('culottes') || facts.has('leg', 'culotte', 'cropped') ? MID_CALF : FLOOR;
}

/** Tights match hem or shoes, so that the line continues; ties vary by user. */
function findHosiery(
  { index, demand, person, shownPieces }: ComposingContext,
  part: 'tights' | 'tights-sheer',
  { isSpring, lower, shoes }: Legs,
): Candidate | null {
  let best: Candidate | null = null;
  let bestWorth = -Infinity;
  for (const [candidate] of index.byPart.get(part) ?? []) {
    const { piece, facts } = candidate;
    if (!isAskedFor(piece.wearing.contexts, [...OUTFIT_CONTEXTS, ...demand.contexts])) continue;
    // Dark sheer tights need dark shoes, navy beside navy only.
    if (
      part === 'tights-sheer' &&
      DARK_TONES.has(facts.tone) &&
      (!WITH_TIGHTS.includes(shoes.tone) || (facts.tone === 'navy') !== (shoes.tone === 'navy'))
    )
      continue;
    if (piece.status === 'retired' || (part === 'tights-sheer' && facts.isPatterned)) continue;
    const isTooPlain = demand.isEvening && piece.source === 'catalog';
    if (
      facts.has('texture', 'fine-rib', 'cable') &&
      (isTooPlain || shoes.is('pump', 'ballet-flat', 'slingback'))
    )
      continue;
    const { tone } = facts;
    const key = buildPieceKey(piece);
    let worth: number;
    if (part === 'tights') {
      worth =
        (tone === shoes.tone ? 0.6 : 0) + (tone === lower.tone ? 0.3 : 0) + (tone === 'black' ? 0.2 : 0);
      if (tone !== null && COLORED_TONES.has(tone) && tone !== lower.tone && lower.shade !== 'dark')
        worth -= 0.8;
    } else {
      const isDarkBelow =
        !isSpring && lower.tone !== null && lower.shade !== 'light' && DARK_TONES.has(shoes.tone);
      worth = DARK_TONES.has(tone) ? (isDarkBelow ? 0.3 : -1) : 0;
    }
    const forNow = isMadeForNow(candidate) ? MADE_FOR_NOW : 0;
    const owned = piece.source === 'wardrobe' ? OWNED : 0;
    const varied =
      worth + owned + forNow + 0.25 * hashToUnit(person + key) - (shownPieces.has(key) ? 0.1 : 0);
    if (varied > bestWorth) [best, bestWorth] = [candidate, varied];
  }
  return best;
}
