import type { ComposingContext } from './composing';
import { USUAL_HEM } from './piece-facts';
import { METAL_TONES } from './tones';
import type { Candidate, LookQuestion, WornPieces } from './vetoes/veto';

/** Shoes of these tones are worn with opaque tights. */
const WITH_TIGHTS: readonly (string | null)[] = ['black', 'charcoal', 'navy', 'burgundy'];
const FLOOR = 7;
const MID_CALF = 5;
const BELOW_KNEE = 4;
const ABOVE_KNEE = 2;

/** What covers the legs: nothing, hosiery, or `forbidden` where legs or feet would freeze or what covers them looks wrong. */
export function chooseLegwear(
  context: ComposingContext,
  question: LookQuestion,
  pieces: WornPieces,
): Candidate | 'forbidden' | null {
  const { band, occasion, isEvening } = question;
  const shoes = pieces.shoes!.facts;
  const lower = (pieces['one-piece'] ?? pieces.bottom)!.facts;
  const hasLegs = pieces.bottom ? !lower.is('skirt') : lower.says('leg') || lower.is('jumpsuit', 'dungarees');
  const hem = hasLegs ? findLegHem(lower) : (lower.hem ?? USUAL_HEM.lower);
  const isKneeBoot = shoes.is('knee-boot');
  const isOpen = shoes.is('sandal', 'espadrille', 'mule') || shoes.has('shoes', 'open-toe');
  if (occasion === 'sport') return null;

  const wanted = findWanted();
  if (wanted === 'forbidden') return 'forbidden';
  const legs = wanted ? findHosiery(context, wanted) : null;
  if (!legs) {
    const isBare = !hasLegs && hem < FLOOR && !isKneeBoot;
    const isCold = band === 'cold' && (isBare || (hasLegs && hem <= 1));
    return isCold || (band === 'mild' && !hasLegs && hem <= ABOVE_KNEE && !isKneeBoot) ? 'forbidden' : null;
  }
  if (shoes.is('sneaker')) return 'forbidden';
  if (!legs.facts.has('accessories', 'opaque-tights')) return legs;
  if (!isEvening && shoes.is('ballet-flat', 'slingback')) return 'forbidden';
  if (shoes.tone !== null && METAL_TONES.has(shoes.tone)) return 'forbidden';
  return isKneeBoot || WITH_TIGHTS.includes(shoes.tone) ? legs : 'forbidden';

  function findWanted(): 'tights' | 'tights-sheer' | 'forbidden' | null {
    if (band === 'warm') return null;
    if (hasLegs) return band === 'cold' && hem < 6 && hem > 1 && !isKneeBoot ? 'tights' : null;
    if (hem >= FLOOR) return null;
    if (band === 'cold') return isOpen ? 'forbidden' : 'tights';
    if (isOpen || hem > MID_CALF || (hem > BELOW_KNEE && isKneeBoot)) return null;
    if (shoes.is('ankle-boot')) return hem <= BELOW_KNEE ? 'tights' : null;
    if (isEvening || occasion === 'work' || occasion === 'interview') return 'tights-sheer';
    if (isKneeBoot) return null;
    return shoes.lightness < 0.45 ? 'tights' : 'tights-sheer';
  }
}

/** Where trouser legs end, as the hem of a skirt. */
function findLegHem(facts: Candidate['facts']): number {
  if (facts.is('shorts') || facts.has('leg', 'short-shorts', 'knee-shorts', 'bermuda')) return 1;
  return facts.is('culottes') || facts.has('leg', 'culotte', 'cropped') ? MID_CALF : FLOOR;
}

function findHosiery({ index }: ComposingContext, part: 'tights' | 'tights-sheer'): Candidate | null {
  const found = index.byPart
    .get(part)
    ?.find(
      ([{ piece, facts }]) => piece.status !== 'retired' && !(part === 'tights-sheer' && facts.isPatterned),
    );
  return found?.[0] ?? null;
}
