import {
  createGarmentPhrase,
  type OutfitSlot,
  type Presentation,
  type TapeMeasurements,
  type UnitPreference,
} from '@figura/contracts';
import {
  createMessageFactory,
  listContentArguments,
  SOURCE_LANGUAGE,
  startWith,
  translate,
  type Message,
  type Phrase,
  type Text,
} from '@figura/messages';
import { explainLook } from '../content-texts';
import { collectLevels, describeLength, type BodyPlaces } from '../lengths/lengths';
import { isSayable, type Unsaid } from '../unsaid';
import { isLookTrue } from './claims';
import type { CompiledLookBook } from './compile-look-book';
import type { DraftOutfit } from './composing';
import messages from './messages.en';
import type { WornPiece } from './piece';
import { areOneColor, type PieceFacts } from './piece-facts';
import { isWornOpen } from './seen';
import { COLORED_TONES } from './tones';
import type { Candidate, WornPieces } from './vetoes/veto';

type Fact = keyof typeof messages.facts;
type DayRule = keyof typeof messages.day;

const t = createMessageFactory(messages.outfit);
const coats = createMessageFactory(messages.coats);
const facts = createMessageFactory(messages.facts);

const COMING_OFF = ['blazer', 'cardigan', 'jacket', 'sweater', 'waistcoat'] as const;
/** OKLCH lightness. */
const CONTRAST = 0.35;
/** OKLCH chroma: sky blue and olive go for neutral, forest is a color, cobalt a strong one. */
const TINTED = 0.045;
const VIVID = 0.07;
const LARGE = ['one-piece', 'top', 'mid', 'bottom', 'layer'] as const;
const MAX_NAME_WORDS = 3;
const COLORABLE: readonly OutfitSlot[] = [...LARGE, 'shoes', 'bag', 'accessory', 'legs'];

type NamedPiece = Pick<WornPiece, 'garment' | 'name'>;

export interface OutfitBody {
  /** Inches. */
  readonly tape: TapeMeasurements;
  readonly unit: UnitPreference;
  readonly hideNumbers?: boolean;
  /** Long enough that nothing should lengthen them. */
  readonly areLegsLong?: boolean;
  readonly landmarks: BodyPlaces['landmarks'];
  readonly presentation: Presentation;
}

export interface OutfitReason {
  readonly rule: 'proportion' | DayRule;
  readonly sentence: Message;
}

/** @param said sentences of the outfits beside it, in English; its own is added */
export function writeSentence(
  lookBook: CompiledLookBook,
  draft: DraftOutfit,
  unsaid?: Unsaid,
  said = new Set<string>(),
): Message {
  const { look, pieces, worn, demand } = draft;
  const { layer } = pieces;
  const isUnderCoat = layer !== undefined && !isWornOpen(layer.piece, layer.facts, worn.layer);
  const name = (slot: OutfitSlot) => namePiece(pieces[slot]?.piece, slot);
  const sentences = listSentences();
  const isNew = (each: Message) => !said.has(translate(each, SOURCE_LANGUAGE));
  const sayable = sentences.filter((each) => isSayable(unsaid, each));
  const sentence = sayable.find(isNew) ?? sayable.at(-1) ?? sentences.at(-1)!;
  said.add(translate(sentence, SOURCE_LANGUAGE));
  return startWith('upper', sentence);

  function listSentences(): Message[] {
    const why = look.why && isLookTrue(lookBook, look, draft) ? [nameIn(look.why)] : [];
    if (!isUnderCoat) return [...why, ...describeFacts(pieces, name, demand)];
    if (look.underCoat && why.length > 0) return why;
    const indoors = look.wear.layer ? [] : why;
    return describeCoat(layer, [...indoors, ...describeFacts(pieces, name, demand, true)]);
  }

  function describeCoat({ facts: coat }: Candidate, whys: readonly Message[]): Message[] {
    const { tone, shade } = coat;
    const trousers = pieces.bottom?.facts.is('skirt', 'shorts') ? undefined : pieces.bottom;
    const isRain = demand.isRaining && isWaterproof(coat);
    const values = { layer: name('layer'), bottom: name('bottom'), clothes: listClothes(pieces, name) };
    const keys: readonly (readonly [isTrue: boolean, key: 'trousers' | 'colored' | 'light'])[] = [
      [tone !== null && trousers?.facts.tone === tone, 'trousers'],
      [findOnlyColor(pieces) === 'layer', 'colored'],
      [shade === 'light' && !demand.isRaining, 'light'],
    ];
    return [
      ...whys.map((why) =>
        coats(isRain ? 'rainOver' : 'coldOver', { ...values, why: startWith('upper', why) }),
      ),
      ...keys.flatMap(([isTrue, key]) => (isTrue ? [coats(key, values)] : [])),
      coats(isRain ? 'rain' : 'cold', values),
    ];
  }

  function nameIn(why: string): Message {
    const named = listContentArguments(why) as OutfitSlot[];
    return explainLook(look.id, why, Object.fromEntries(named.map((slot) => [slot, name(slot)])));
  }
}

type NameSlot = (slot: OutfitSlot) => Phrase;

function listClothes(pieces: WornPieces, name: NameSlot): Message {
  const [top, mid, bottom] = [name('top'), name('mid'), name('bottom')];
  const dress = name('one-piece');
  if (pieces['one-piece']) return pieces.mid ? t('dress', { dress, mid }) : t('dressAlone', { dress });
  return pieces.mid ? t('layers', { top, mid, bottom }) : t('clothes', { top, bottom });
}

function describeFacts(
  pieces: WornPieces,
  name: NameSlot,
  { occasion }: DraftOutfit['demand'],
  isUnderCoat = false,
): Message[] {
  const { mid, layer: _over, ...others } = pieces;
  const { top, bottom } = others;
  const worn = LARGE.filter((slot) => pieces[slot]);
  const printed = worn.filter((slot) => pieces[slot]!.facts.isPatterned);
  const colored = findOnlyColor(pieces);
  const isTrouser = bottom?.facts.is('skirt', 'shorts') === false;
  const isInView = (slot: OutfitSlot | undefined) =>
    slot !== undefined && (!isUnderCoat || (slot === 'bottom' && isTrouser));
  const isOneColor = (a: Candidate | undefined, b: Candidate | undefined) =>
    printed.every((slot) => slot === 'layer') &&
    a !== undefined &&
    b !== undefined &&
    areOneColor(a.facts, b.facts);
  const isContrast = (a: Candidate | undefined, b: Candidate) =>
    printed.length === 0 && a !== undefined && Math.abs(a.facts.lightness - b.facts.lightness) > CONTRAST;
  const isFew = worn.length > 1;
  const keys: readonly (readonly [isTrue: boolean, key: Fact])[] = [
    [mid?.facts.is('blazer') === true && isOneColor(mid, bottom), 'suit'],
    [!mid && isOneColor(top, bottom), 'column'],
    [isFew && printed.length === 1 && isInView(printed[0]), 'print'],
    [isFew && printed.length === 0 && isInView(colored), 'color'],
    [
      occasion !== 'interview' &&
        top !== undefined &&
        bottom !== undefined &&
        mid?.facts.is(...COMING_OFF) === true,
      'comesOff',
    ],
    [bottom !== undefined && !mid && !isUnderCoat && isContrast(top, bottom), 'contrast'],
    [
      bottom !== undefined &&
        !mid &&
        top?.facts.is('sweater', 'cardigan') === true &&
        !top.facts.is('sweatshirt', 'hoodie'),
      'knit',
    ],
    [pieces['one-piece'] !== undefined, 'dress'],
    [pieces['one-piece'] === undefined, 'plain'],
  ];
  const piece = (printed.length === 1 ? printed[0] : colored) ?? 'top';
  const values = {
    top: name('top'),
    mid: name('mid'),
    bottom: name('bottom'),
    shoes: name('shoes'),
    dress: name('one-piece'),
    piece: name(piece),
    clothes: listClothes(others, name),
    all: listClothes(pieces, name),
  };
  return keys.flatMap(([isTrue, key]) => (isTrue ? [facts(key, values)] : []));
}

const isColored = (facts: PieceFacts | undefined, chroma = TINTED): boolean =>
  facts !== undefined && facts.tone !== null && COLORED_TONES.has(facts.tone) && facts.colors[0]!.C >= chroma;

function findOnlyColor(pieces: WornPieces): (typeof LARGE)[number] | undefined {
  const [slot, ...others] = COLORABLE.filter((each) => isColored(pieces[each]?.facts));
  return others.length === 0
    ? LARGE.find((each) => each === slot && isColored(pieces[each]?.facts, VIVID))
    : undefined;
}

const isWaterproof = ({ is, has }: PieceFacts): boolean =>
  is('rain-coat', 'trench-coat', 'parka') || has('fabric', 'shell-cloth');

/** Its short name, or its color and kind. */
export function namePiece(piece: NamedPiece | undefined, slot: OutfitSlot): Phrase {
  if (!piece) return { noun: slot };
  const isShort = translate(piece.name, SOURCE_LANGUAGE).split(' ').length <= MAX_NAME_WORDS;
  return isShort ? nameFully(piece, slot) : nameKind(piece, slot);
}

/** A maternity kind may be for nursing, which only the full name says. */
export function nameKind(piece: NamedPiece | undefined, slot: OutfitSlot): Phrase {
  if (!piece) return { noun: slot };
  const isOfLifeState = piece.garment.type.startsWith('maternity-');
  return isOfLifeState ? nameFully(piece, slot) : createPiecePhrase(slot, piece.garment);
}

function nameFully({ garment, name }: NamedPiece, slot: OutfitSlot): Phrase {
  return createPiecePhrase(
    slot,
    garment,
    startWith('lower', typeof name === 'string' ? t('name', { name }) : name),
  );
}

/** The catalog names one shoe of a pair, which is told by its kind and color then. */
export function nameWornPiece(
  piece: Pick<WornPiece, 'garment' | 'name' | 'source'> | undefined,
  slot: OutfitSlot,
): Phrase {
  const { number, name, ...kind } = namePiece(piece, slot);
  if (piece?.source === 'catalog' && number === 'many') return { ...kind, number };
  return { ...kind, ...(name !== undefined && { name }), ...(number && { number }) };
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
  if (body?.areLegsLong) return [];
  if (!top || !bottom?.facts.isHighRise) return [];
  const isTucked = pieces.find(({ slot }) => slot === 'top')?.worn?.includes('tucked') === true;
  const isOver = (mid && !mid.facts.isShort) || (layer && !layer.facts.isShort);
  if (isOver || !(isTucked || top.facts.isShort)) return [];
  const words = { top: namePiece(top.piece, 'top'), tucked: isTucked ? 'yes' : 'no' } as const;
  if (!body || body.hideNumbers) return [{ rule: 'proportion', sentence: t('legsFromWaist', words) }];
  const levels = collectLevels(body.tape, body.landmarks, body.presentation);
  const length = describeLength(levels['hips']! - levels['waist']!, body.unit);
  return [{ rule: 'proportion', sentence: t('longerLegs', { ...words, length }) }];
}
