import type { Tone } from '@figura/contracts';
import type { DraftOutfit } from '../composing';
import { isMetallic, isWhite, type PieceFacts } from '../piece-facts';
import { COLORED_TONES } from '../tones';
import { hasBareArms } from '../vetoes/cover-vetoes';
import { OFF_DUTY, type Candidate } from '../vetoes/veto';

const HELD_BY_A_COLLAR = ['open-shirt-collar', 'v-neck', 'crew', 'collarless', 'round'] as const;
const USUAL = 0.3;
const REPEATED = 0.35;
const HATS_TO = 2.6;
const CAPS_TO = 2.3;

export const listColors = (pieces: readonly Candidate[]): Tone[] =>
  pieces.flatMap(({ facts: { tone } }) => (tone && COLORED_TONES.has(tone) ? [tone] : []));

export const isWoolScarf = (facts: PieceFacts): boolean =>
  facts.is('scarf') &&
  !facts.is('shawl', 'neckerchief') &&
  !facts.has('fabric', 'satin', 'chiffon', 'viscose');

export function rateTouch(
  draft: DraftOutfit,
  { facts, piece }: Candidate,
  worn: readonly Candidate[],
): number | null {
  const { question } = draft;
  const isAsked =
    !question.isMens && piece.wearing.occasion.includes(question.occasion) && isPlace(draft, facts, worn);
  if (!isAsked) return null;
  const { tone } = facts;
  if (tone === 'black' && worn.some((each) => each.facts.tone === 'navy')) return null;
  const isRepeated = worn.some((each) => each.facts.tone === tone);
  const isColored = tone !== null && COLORED_TONES.has(tone);
  const isNeutral = isWhite(facts) || isMetallic(facts);
  if (isColored ? listColors(worn).some((each) => each !== tone) : !isRepeated && !isNeutral) return null;
  return USUAL + (isRepeated ? REPEATED : 0);
}

function isPlace(draft: DraftOutfit, facts: PieceFacts, worn: readonly Candidate[]): boolean {
  const { question, look, pieces } = draft;
  const { band, isEvening, occasion } = question;
  const inner = (pieces.top ?? pieces['one-piece'])!.facts;
  if (facts.is('shawl'))
    return (
      isEvening &&
      band !== 'cold' &&
      !pieces.mid &&
      !pieces.layer &&
      hasBareArms(inner) &&
      !(isWhite(facts) && worn.some((each) => isWhite(each.facts)))
    );
  if (isEvening) return false;
  if (facts.is('beanie')) return band === 'cold' && look.level <= CAPS_TO && OFF_DUTY.has(occasion);
  if (facts.is('hat'))
    return (
      look.level <= HATS_TO &&
      (facts.has('texture', 'openwork') ? band === 'warm' : pieces.layer !== undefined)
    );
  const isNeckFree =
    inner.has('neckline', ...HELD_BY_A_COLLAR) && worn.every((each) => !each.facts.is('necklace', 'sneaker'));
  const isFitting = facts.is('neckerchief') ? occasion !== 'interview' : pieces.layer !== undefined;
  return isNeckFree && band === 'mild' && isFitting;
}
