import type { OutfitSlot, TapeMeasurements, UnitPreference } from '@figura/contracts';
import { collectLevels, formatApproximateLength, type BodyPlaces } from '../lengths';
import { isSayable, type Unsaid } from '../unsaid';
import type { DraftOutfit } from './composing';
import type { WornPiece } from './piece';

export interface OutfitBody {
  /** Inches. */
  readonly tape: TapeMeasurements;
  readonly unit: UnitPreference;
  readonly hideNumbers?: boolean;
  readonly landmarks: BodyPlaces['landmarks'];
}

export interface OutfitReason {
  readonly rule: 'proportion' | 'piece';
  readonly sentence: string;
}

const WITHOUT_LOOK = 'This is as near as these pieces come: {clothes} with {shoes}.';

const WITHOUT_MID = 'Plain, and enough indoors: {shoes} finish it.';

const WITHOUT_REASON = '{clothes}, with {shoes}.';

export function writeSentence(
  { look, pieces }: Pick<DraftOutfit, 'look' | 'pieces'>,
  unsaid?: Unsaid,
): string {
  const nameSlot = (slot: OutfitSlot) => toLowerStart(pieces[slot]?.piece.name ?? slot);
  const clothes = pieces['one-piece']
    ? nameSlot('one-piece')
    : `${nameSlot('top')} and ${nameSlot('bottom')}`;
  const reason = look.wear.mid && !pieces.mid ? WITHOUT_MID : look.why || WITHOUT_LOOK;
  const template = isSayable(unsaid, reason) ? reason : WITHOUT_REASON;
  const sentence = template.replace(/\{([\w-]+)\}/g, (_, slot: string) =>
    slot === 'clothes' ? clothes : nameSlot(slot as OutfitSlot),
  );
  return sentence[0]!.toUpperCase() + sentence.slice(1);
}

function toLowerStart(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}

const PROPORTION_EFFECTS = ['legs.length', 'waist.focus'];

export function findProportionReason(
  pieces: readonly WornPiece[],
  { pieces: candidates }: Pick<DraftOutfit, 'pieces'>,
  body: OutfitBody | null,
  unsaid?: Unsaid,
): OutfitReason[] {
  if (unsaid && PROPORTION_EFFECTS.some((effect) => unsaid.effects.includes(effect))) return [];
  const { top, bottom, mid, layer } = candidates;
  if (!top || !bottom?.facts.isHighRise) return [];
  const isTucked = pieces.find(({ slot }) => slot === 'top')?.worn?.includes('tucked') === true;
  const isOver = (mid && !mid.facts.isShort) || (layer && !layer.facts.isShort);
  if (isOver || !(isTucked || top.facts.isShort)) return [];
  const name = toLowerStart(top.piece.name);
  const what = isTucked ? `With the ${name} tucked in, the high rise` : `The ${name} over the high rise`;
  if (!body || body.hideNumbers)
    return [{ rule: 'proportion', sentence: `${what} lets your legs begin at the waist.` }];
  const levels = collectLevels(body.tape, body.landmarks);
  const gained = formatApproximateLength(levels['hips']! - levels['waist']!, body.unit);
  return [
    { rule: 'proportion', sentence: `${what} gives your legs ${gained} more than a hem at the hip would.` },
  ];
}
