import {
  createGarmentPhrase,
  type OutfitSlot,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import {
  createMessageFactory,
  SOURCE_LANGUAGE,
  startWith,
  translate,
  type Message,
  type MessageValue,
  type Phrase,
  type Text,
} from '@figura/messages';
import { explainLook, nameLook } from '../content-texts';
import { collectLevels, describeLength, type BodyPlaces } from '../lengths/lengths';
import { isSayable, type Unsaid } from '../unsaid';
import type { DraftOutfit } from './composing';
import messages from './messages.en';
import type { WornPiece } from './piece';
import type { PieceFacts } from './piece-facts';
import { isWornOpen } from './seen';
import { COLORED_TONES } from './tones';
import type { Candidate } from './vetoes/veto';

type Coat = keyof typeof messages.coats;

const t = createMessageFactory(messages.outfit);
const coats = createMessageFactory(messages.coats);

export interface OutfitBody {
  /** Inches. */
  readonly tape: TapeMeasurements;
  readonly unit: UnitPreference;
  readonly hideNumbers?: boolean;
  readonly landmarks: BodyPlaces['landmarks'];
}

export interface OutfitReason {
  readonly rule: 'proportion' | 'piece';
  readonly sentence: Message;
}

/** @param said sentences of the outfits beside it, in English; its own is added */
export function writeSentence(
  { look, pieces, worn, demand }: Pick<DraftOutfit, 'look' | 'pieces' | 'worn' | 'demand'>,
  unsaid?: Unsaid,
  said = new Set<string>(),
): Message {
  const nameSlot = (slot: OutfitSlot) => namePiece(pieces[slot]?.piece, slot);
  const clothes = pieces['one-piece']
    ? nameSlot('one-piece')
    : t('clothes', { top: nameSlot('top'), bottom: nameSlot('bottom') });
  const plain = t('withoutReason', { clothes });
  const sentence =
    listReasons().find((each) => isSayable(unsaid, each) && !said.has(translate(each, SOURCE_LANGUAGE))) ??
    plain;
  said.add(translate(sentence, SOURCE_LANGUAGE));
  return startWith('upper', sentence);

  function listReasons(): Message[] {
    const shoes = nameSlot('shoes');
    if (look.wear.mid && !pieces.mid) return [t('withoutMid', { shoes }), plain];
    if (isHidden(pieces.layer) && !look.underCoat) return describeCoat(pieces.layer);
    return [
      look.why ? nameIn(look.why) : t('withoutLook', { clothes, shoes }),
      ...(look.name ? [nameLook(look)] : []),
    ];
  }

  function isHidden(layer: Candidate | undefined): layer is Candidate {
    return layer !== undefined && !isWornOpen(layer.piece, layer.facts, worn.layer);
  }

  /** Of what a closed coat leaves to be seen. */
  function describeCoat({ facts }: Candidate): Message[] {
    const { tone, shade } = facts;
    const { shoes, bottom } = pieces;
    const trousers = bottom?.facts.is('skirt', 'shorts') ? undefined : bottom;
    const isOfTone = (other: Candidate | undefined) => tone !== null && other?.facts.tone === tone;
    const keys: readonly (readonly [isTrue: boolean, key: Coat])[] = [
      [isOfTone(trousers), 'trousers'],
      [isOfTone(shoes), 'shoes'],
      [tone !== null && COLORED_TONES.has(tone), 'colored'],
      [shade === 'light' && !demand.isRaining, 'light'],
      [true, demand.isRaining && isWaterproof(facts) ? 'rain' : 'cold'],
    ];
    const values = {
      layer: nameSlot('layer'),
      bottom: nameSlot('bottom'),
      shoes: nameSlot('shoes'),
      clothes,
    };
    return keys.flatMap(([isTrue, key]) => (isTrue ? [coats(key, values)] : []));
  }

  function nameIn(why: string): Message {
    const named = Array.from(why.matchAll(/\{([\w-]+)\}/g), ([, slot]) => slot as OutfitSlot | 'clothes');
    const values = named.map((slot) => [slot, slot === 'clothes' ? clothes : nameSlot(slot)]);
    return explainLook(look.id, why, Object.fromEntries(values) as Record<string, MessageValue>);
  }
}

const isWaterproof = ({ is, has }: PieceFacts): boolean =>
  is('rain-coat', 'trench-coat', 'parka') || has('fabric', 'shell-cloth');

/** The name shown in lists, unless the language must inflect it. */
export function namePiece(piece: Pick<WornPiece, 'garment' | 'name'> | undefined, slot: OutfitSlot): Phrase {
  if (!piece) return { noun: slot };
  const { garment, name } = piece;
  return createPiecePhrase(
    slot,
    garment,
    startWith('lower', typeof name === 'string' ? t('name', { name }) : name),
  );
}

function createPiecePhrase(
  slot: OutfitSlot,
  { type, colors, attributes }: WornPiece['garment'],
  name?: Text,
): Phrase {
  // A striped shirt is not the white shirt.
  const isPrinted = colors.length > 1 && (attributes['prints']?.length ?? 0) > 0;
  return createGarmentPhrase(
    { type, colors: isPrinted ? [] : colors, ...(slot === 'shoes' && { category: 'Shoes' }) },
    name,
  );
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
  const words = { top: namePiece(top.piece, 'top'), tucked: isTucked ? 'yes' : 'no' } as const;
  if (!body || body.hideNumbers) return [{ rule: 'proportion', sentence: t('legsFromWaist', words) }];
  const levels = collectLevels(body.tape, body.landmarks);
  const length = describeLength(levels['hips']! - levels['waist']!, body.unit);
  return [{ rule: 'proportion', sentence: t('longerLegs', { ...words, length }) }];
}
