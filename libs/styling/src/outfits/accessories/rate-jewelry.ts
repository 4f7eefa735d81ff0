import type { Tone } from '@figura/contracts';
import { listColors } from './rate-touch';
import { isMetallic } from '../piece-facts';
import { COLORED_TONES } from '../tones';
import type { Candidate } from '../vetoes/veto';
import type { Dressing } from './dressing';

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
const LONG_CHAINS = ['long-pendant', 'y-pendant', 'multi-strand'] as const;

export function rateJewelry(
  { body: { facts: inner }, draft: { question }, isPatterned, shoes, worn }: Dressing,
  { facts, piece }: Candidate,
  bag: Candidate | null,
): number | null {
  const isNecklace = facts.is('necklace');
  const isClosed =
    inner.has('neckline', ...CLOSED_NECKS) || inner.has('specialFeatures', 'neck-bow', 'ruffle-neck');
  if (isNecklace && (isClosed || isPatterned)) return null;
  // A long chain swings into the wheels' way.
  if (isNecklace && question.isSeated && facts.has('jewelry', ...LONG_CHAINS)) return null;
  if (facts.is('bracelet') && ((inner.sleeve ?? 0) >= 4 || inner.hasFullSleeves)) return null;
  if (!isMetallic(facts) && !JEWEL_TONES.includes(facts.tone)) return null;
  const stone = facts.colors.find(({ tone }) => tone !== null && COLORED_TONES.has(tone))?.tone;
  if (stone && (isPatterned || listColors(worn).some((tone) => tone !== stone))) return null;
  const otherMetal = facts.tone === 'gold' ? 'silver' : facts.tone === 'silver' ? 'gold' : null;
  const mixesMetals =
    otherMetal !== null && (shoes.facts.tone === otherMetal || bag?.facts.tone === otherMetal);
  return (isNecklace ? 0.1 : 0) - (piece.status === 'niche' ? 0.3 : 0) - (mixesMetals ? 0.6 : 0);
}
