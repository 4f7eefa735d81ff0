import type { Garment, OutfitSlot } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';
import { formatKindName } from '../../lib/catalog/kind-name';
import { translator } from '../../lib/messages/translator';
import { isCoat } from './coats';
import messages from './messages.en';

const t = translator(messages.names);

interface NamedPiece {
  readonly slot: OutfitSlot;
  readonly garment: Garment | null;
  readonly name: string | null;
}
interface NamedOutfit {
  readonly pieces: readonly NamedPiece[];
}

const KIND_NAMES = new Map(
  GARMENT_KINDS.map(({ type, name }) => [type, name.toLowerCase().replace('t-shirt', 'T-shirt')]),
);

export function namePiece({ slot, garment, name }: NamedPiece): string {
  if (!garment) return name ?? '';
  const kind = formatKindName(garment);
  return slot === 'shoes' ? t('pair', { kind }) : kind;
}

const nameKind = (piece: NamedPiece) =>
  (piece.garment && KIND_NAMES.get(piece.garment.type)) ?? namePiece(piece);

function nameWithColor(piece: NamedPiece): string {
  const color = piece.garment?.colors[0]?.name.toLowerCase();
  return color === undefined ? nameKind(piece) : `${color} ${nameKind(piece)}`;
}

/** `camel sweater`, `white sneakers`. */
export function nameColoredPiece(piece: NamedPiece): string {
  const color = piece.garment?.colors[0]?.name.toLowerCase();
  return [color, namePiece(piece)].filter(Boolean).join(' ');
}

const NAMINGS = [namePiece, nameKind, nameWithColor] as const;

/** Uses the visible clothes in as few words as tell the outfits apart. */
export function nameOutfits(outfits: readonly NamedOutfit[]): string[] {
  const titles = NAMINGS.map((name) => outfits.map((outfit) => nameOutfit(outfit, name)));
  return outfits.map((_, place) => {
    const own = titles.find((all) => all.filter((title) => title === all[place]).length === 1);
    return (own ?? titles.at(-1)!)[place]!;
  });
}

function nameOutfit({ pieces }: NamedOutfit, name: (piece: NamedPiece) => string): string {
  const find = (slot: OutfitSlot) => pieces.find((piece) => piece.slot === slot);
  const dress = find('one-piece');
  const jacket = pieces.find((piece) => piece.slot === 'layer' && !isCoat(piece));
  const upper = jacket ?? find('mid') ?? (dress ? undefined : find('top'));
  const lower = dress ?? find('bottom');
  const [first = '', second] = [upper, lower].flatMap((piece) =>
    piece ? [upper || name === nameWithColor ? name(piece) : nameKind(piece)] : [],
  );
  const title = second === undefined ? first : t('two', { upper: first, lower: second });
  return title.charAt(0).toUpperCase() + title.slice(1);
}
