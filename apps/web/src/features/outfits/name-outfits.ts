import { capitalize } from '../../lib/text/capitalize';
import type { Garment, OutfitSlot } from '@figura/contracts';
import { GARMENT_KINDS, nameColor, nameType } from '@figura/contracts';
import { createKindPhrase, formatColor, formatPhrase } from '../../lib/catalog/garment-names';
import type { Phrase } from '@figura/messages';
import { isCoat } from './coats';
import { names as t } from './messages.en';

interface NamedPiece {
  readonly slot: OutfitSlot;
  readonly garment: Garment | null;
  readonly name: string | null;
}
interface NamedOutfit {
  readonly pieces: readonly NamedPiece[];
}

const KIND_NAMES = new Map(GARMENT_KINDS.map(({ type, name }) => [type, name]));

export function namePiece(piece: NamedPiece): string {
  return piece.garment ? formatPhrase(createPiecePhrase(piece.slot, piece.garment)) : (piece.name ?? '');
}

function createPiecePhrase(slot: OutfitSlot, garment: Garment): Phrase {
  return createKindPhrase(garment, slot === 'shoes' ? 'many' : 'one');
}

function nameKind(piece: NamedPiece): string {
  const phrase = piece.garment && createFullPhrase(piece.garment);
  return phrase ? formatPhrase(phrase) : namePiece(piece);
}

function createFullPhrase({ type }: Garment): Phrase | null {
  const name = KIND_NAMES.get(type);
  return name === undefined ? null : { noun: nameType(type, name) };
}

function nameWithColor(piece: NamedPiece): string {
  const { slot, garment } = piece;
  if (!garment) return namePiece(piece);
  return formatPhrase(addColor(createFullPhrase(garment) ?? createPiecePhrase(slot, garment), garment));
}

export function nameColoredPiece(piece: NamedPiece): string {
  const { slot, garment } = piece;
  return garment ? formatPhrase(addColor(createPiecePhrase(slot, garment), garment)) : namePiece(piece);
}

function addColor(phrase: Phrase, { colors: [color] }: Garment): Phrase {
  return color ? { ...phrase, adjectives: [nameColor(color.name)] } : phrase;
}

const NAMINGS = [namePiece, nameKind, nameWithColor] as const;

/** Uses the visible clothes in as few words as tell the outfits apart. */
export function nameOutfits(outfits: readonly NamedOutfit[]): string[] {
  const titles = NAMINGS.map((name) => outfits.map((outfit) => nameOutfit(outfit, name)));
  return outfits.map((_, index) => {
    const own = titles.find((all) => all.filter((title) => title === all[index]).length === 1);
    return (own ?? titles.at(-1)!)[index]!;
  });
}

function nameOutfit({ pieces }: NamedOutfit, name: (piece: NamedPiece) => string): string {
  const find = (slot: OutfitSlot) => pieces.find((piece) => piece.slot === slot);
  const dress = find('one-piece');
  const jacket = pieces.find((piece) => piece.slot === 'layer' && !isCoat(piece));
  const upper = jacket ?? find('mid') ?? (dress ? undefined : find('top'));
  const lower = dress ?? find('bottom');
  const suitColor = findSuitColor(upper, lower);
  if (suitColor !== null) return capitalize(t('suit', { color: formatColor(suitColor) }));
  const [first = '', second] = [upper, lower].flatMap((piece) =>
    piece ? [upper || name === nameWithColor ? name(piece) : nameKind(piece)] : [],
  );
  const title = second === undefined ? first : t('two', { upper: first, lower: second });
  return capitalize(title);
}

/** Color of a suit; null if blazer and trousers differ. */
function findSuitColor(upper?: NamedPiece, lower?: NamedPiece): string | null {
  const [jacket, trousers] = [upper?.garment, lower?.garment];
  if (jacket?.type !== 'blazer' || !trousers?.type.endsWith('trousers')) return null;
  const color = jacket.colors[0]?.name;
  const isOneCloth =
    color === trousers.colors[0]?.name &&
    String(jacket.attributes.fabric) === String(trousers.attributes.fabric);
  return color !== undefined && isOneCloth ? color : null;
}
