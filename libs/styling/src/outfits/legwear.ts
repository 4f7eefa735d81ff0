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
  isOnlyIn,
  USUAL_HEM,
  type PieceFacts,
} from './piece-facts';
import { COLORED_TONES, METAL_TONES } from './tones';
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

/** Returns `forbidden` if legs or feet would freeze or the hosiery looks wrong. */
export function chooseLegwear(
  context: ComposingContext,
  question: LookQuestion,
  pieces: WornPieces,
): Candidate | 'forbidden' | null {
  const { band, occasion, isEvening, isFreezing, seasons, weather } = question;
  const isSpring = isOnlyIn(seasons, 'spring');
  const shoes = pieces.shoes!.facts;
  const isOwnedShoe = pieces.shoes!.piece.source === 'wardrobe';
  const lower = (pieces['one-piece'] ?? pieces.bottom)!.facts;
  const hasLegs = pieces.bottom ? !lower.is('skirt') : lower.says('leg') || lower.is('jumpsuit', 'dungarees');
  const hem = hasLegs ? getLegHem(lower) : (lower.hem ?? USUAL_HEM.lower);
  const isKneeBoot = shoes.is('knee-boot');
  const isToBeCovered = question.areLimbsCovered && hem < ANKLE && !isKneeBoot;
  const isOpen = shoes.is('sandal', 'espadrille', 'mule') || shoes.has('shoes', 'open-toe');
  const isBareInstep = shoes.is(...BARE_INSTEPS) && !question.isMens;
  if (occasion === 'sport') return null;

  const wanted = chooseLegwearPart();
  if (wanted === 'forbidden') return 'forbidden';
  const found = wanted ? findHosiery(context, wanted, lower, shoes, isSpring) : null;
  // Sheer tights are better than none.
  const mayBeSheer = wanted === 'tights' && isEvening && !question.isSeated && !hasLegs;
  const legs = found ?? (mayBeSheer ? findHosiery(context, 'tights-sheer', lower, shoes, isSpring) : null);
  // Bare-looking legs between a hem and a boot look cold.
  if (wanted === 'tights-sheer' && legs && shoes.is('boot') && !DARK_TONES.has(legs.facts.tone))
    return 'forbidden';
  if (isToBeCovered && !legs?.facts.has('accessories', 'opaque-tights')) return 'forbidden';
  if (!legs) {
    const isCovered = isKneeBoot && hem >= (question.isSeated ? MID_CALF : KNEE);
    const isBare = !hasLegs && hem < FLOOR && !isCovered;
    const isCold = band === 'cold' && (isBare || (hasLegs && hem <= 1));
    const isLow =
      hem < ANKLE && !isEvening && (isOffice(occasion) || wanted === 'tights' || !shoes.is('boot'));
    const isCool = weather !== null && weather.celsius < (isOffice(occasion) ? OPAQUE_TO : BARE_LEGS_FROM);
    return isCold ||
      (isBare && isLow && isCool) ||
      (band === 'mild' && !hasLegs && hem <= ABOVE_KNEE && !isKneeBoot)
      ? 'forbidden'
      : null;
  }
  if (shoes.is('sneaker') || shoes.has('texture', 'openwork')) return 'forbidden';
  const isBlack = DARK_TONES.has(legs.facts.tone) && legs.facts.tone !== 'navy';
  if (isBlack && lower.tone !== 'black' && isNavyOfCatalog(pieces.layer)) return 'forbidden';
  if (!legs.facts.has('accessories', 'opaque-tights')) return legs;
  if (!isEvening && shoes.is('ballet-flat', 'slingback')) return 'forbidden';
  if (hasLegs) return legs;
  if (shoes.tone !== null && METAL_TONES.has(shoes.tone)) return 'forbidden';
  if (occasion === 'interview' && legs.facts.tone !== null && COLORED_TONES.has(legs.facts.tone))
    return 'forbidden';
  const isNavyBesideBlack =
    (legs.facts.tone === 'navy') !== (shoes.tone === 'navy') && DARK_TONES.has(shoes.tone);
  if (isNavyBesideBlack && legs.facts.tone !== lower.tone) return 'forbidden';
  if (lower.shade === 'light' && legs.facts.shade === 'dark') return 'forbidden';
  // Black between a colored skirt and a colored boot cuts the leg.
  const isOneLine =
    legs.facts.tone === shoes.tone || legs.facts.tone === lower.tone || lower.shade === 'dark';
  return isOneLine && ((isKneeBoot && isDark(shoes)) || WITH_TIGHTS.includes(shoes.tone))
    ? legs
    : 'forbidden';

  function chooseLegwearPart(): 'tights' | 'tights-sheer' | 'forbidden' | null {
    if (band === 'warm') return null;
    if (isToBeCovered) return isOpen ? 'forbidden' : 'tights';
    const isSeatedCold = question.isSeated && isCoolSeason(question);
    if (isBareInstep && isSeatedCold && shoes.is('slingback')) return 'forbidden';
    if (isBareInstep && isSeatedCold && !hasLegs && hem > MID_CALF) return 'tights-sheer';
    if (hasLegs && isBareInstep && (band === 'cold' || isSeatedCold))
      return isDark(shoes) ? 'tights' : 'tights-sheer';
    if (hasLegs) return band === 'cold' && hem < 6 && hem > 1 && !isKneeBoot ? 'tights' : null;
    if (hem >= FLOOR) return null;
    if (band === 'cold') {
      if (isOpen) return 'forbidden';
      // Sheer tights are too cold outdoors and when seated.
      const isIndoors = occasion === 'celebration' || occasion === 'formal';
      return isIndoors && !question.isSeated && !(isFreezing && shoes.is('boot')) ? 'tights-sheer' : 'tights';
    }
    const isMildDay = isSpring || (weather !== null && weather.celsius >= OPAQUE_TO);
    const barest = isOwnedShoe ? BELOW_KNEE : MID_CALF;
    if (shoes.is('ankle-boot') && isMildDay) return hem <= barest ? 'forbidden' : null;
    if (shoes.is('ankle-boot') && (hem <= barest || (hem < FLOOR && isDark(shoes)))) return 'tights';
    if (isOpen && question.isPregnant && isCoolSeason(question)) return 'forbidden';
    if (isOpen || hem > MID_CALF || (hem > BELOW_KNEE && isKneeBoot)) return null;
    // Sheer hosiery looks wrong with a bare heel or a casual shoe.
    if (shoes.is('slingback')) return isSpring ? null : 'forbidden';
    if (shoes.is('ankle-boot')) return null;
    const isDressed = isEvening || isOffice(occasion);
    if (shoes.is('loafer') && isDark(shoes) && !isMildDay) return 'tights';
    if (shoes.is('loafer')) return isDressed && isCoolSeason(question) ? 'forbidden' : null;
    if (isDressed) return 'tights-sheer';
    if (isKneeBoot) return null;
    if (isMildDay) return null;
    if (isDark(shoes)) return 'tights';
    return !isOwnedShoe && pieces.layer?.facts.is('coat') ? 'tights-sheer' : null;
  }
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
  lower: PieceFacts,
  shoes: PieceFacts,
  isSpring: boolean,
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
