import {
  createGarmentPhrase,
  type OutfitSlot,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import {
  createMessageFactory,
  splitContent,
  startWith,
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

const t = createMessageFactory(messages.outfit);

type Key = keyof typeof messages.outfit;

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

export function writeSentence(
  { look, pieces }: Pick<DraftOutfit, 'look' | 'pieces'>,
  unsaid?: Unsaid,
): Message {
  const nameSlot = (slot: OutfitSlot) => namePiece(pieces[slot]?.piece, slot);
  const clothes = pieces['one-piece']
    ? nameSlot('one-piece')
    : t('clothes', { top: nameSlot('top'), bottom: nameSlot('bottom') });
  return startWith('upper', chooseReason());

  function chooseReason(): Message {
    const shoes = nameSlot('shoes');
    const reason =
      look.wear.mid && !pieces.mid
        ? t('withoutMid', { shoes })
        : look.why
          ? nameIn(look.why)
          : t('withoutLook', { clothes, shoes });
    if (isSayable(unsaid, reason)) return reason;
    const name = look.name ? nameLook(look) : null;
    return name && isSayable(unsaid, name) ? name : t('withoutReason', { clothes });
  }

  function nameIn(why: string): Message {
    const named = Array.from(why.matchAll(/\{([\w-]+)\}/g), ([, slot]) => slot as OutfitSlot | 'clothes');
    const values = named.map((slot) => [slot, slot === 'clothes' ? clothes : nameSlot(slot)]);
    return explainLook(look.id, why, Object.fromEntries(values) as Record<string, MessageValue>);
  }
}

/** Parts that can stand alone, for where the whole is too long. */
export function splitSentence(sentence: Text): readonly Text[] {
  if (typeof sentence === 'string' || sentence.source !== undefined) return splitContent(sentence);
  return SENTENCE_PARTS[sentence.key]?.map((key) => ({ ...sentence, key })) ?? [];
}

const SENTENCE_PARTS: Readonly<Record<string, readonly Key[]>> = {
  withoutLook: ['nearAsTheyCome', 'clothesWithShoes'],
  withoutMid: ['enoughIndoors', 'shoesFinish'],
} satisfies Partial<Record<Key, readonly Key[]>>;

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
