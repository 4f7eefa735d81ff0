import type { Tone } from '@figura/contracts';
import type { ComposingContext } from './composing';
import { hashToUnit } from './hash';
import { pieceKey } from './piece';
import { USUAL_HEM } from './piece-facts';
import { METAL_TONES } from './tones';
import type { Candidate, LookQuestion, WornPieces } from './vetoes/veto';

/** Shoes of these tones are worn with opaque tights. */
const WITH_TIGHTS: readonly (string | null)[] = ['black', 'charcoal', 'navy', 'burgundy'];
const DARK_TONES: ReadonlySet<Tone | null> = new Set<Tone | null>(['black', 'charcoal', 'navy']);
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
  const legs = wanted ? findHosiery(context, wanted, lower.tone, shoes.tone) : null;
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

/** Tights of the tone of hem or shoes, so that the line goes on; of those that are as good everybody wears others. */
function findHosiery(
  { index, person, shownPieces }: ComposingContext,
  part: 'tights' | 'tights-sheer',
  lower: Tone | null,
  shoes: Tone | null,
): Candidate | null {
  let best: Candidate | null = null;
  let bestWorth = -Infinity;
  for (const [candidate] of index.byPart.get(part) ?? []) {
    const { piece, facts } = candidate;
    if (piece.status === 'retired' || (part === 'tights-sheer' && facts.isPatterned)) continue;
    const { tone } = facts;
    const key = pieceKey(piece);
    const worth =
      part === 'tights'
        ? (tone === shoes ? 0.6 : 0) + (tone === lower ? 0.3 : 0) + (tone === 'black' ? 0.2 : 0)
        : // Sheer tights have the color of skin, or darken it beneath dark cloth and dark shoes.
          DARK_TONES.has(tone) && !(DARK_TONES.has(lower) && DARK_TONES.has(shoes))
          ? -1
          : 0;
    const varied = worth + 0.25 * hashToUnit(person + key) - (shownPieces.has(key) ? 0.1 : 0);
    if (varied > bestWorth) [best, bestWorth] = [candidate, varied];
  }
  return best;
}
