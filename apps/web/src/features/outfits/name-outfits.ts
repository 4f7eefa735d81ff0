import type { Garment, OutfitSlot } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
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

const KIND_NAMES = new Map(GARMENT_KINDS.map(({ type, name }) => [type, name.toLowerCase()]));

/** What kind of thing a piece is, such as `slip skirt` or `loafers`; its own name where that is not known. */
export function namePiece({ slot, garment, name }: NamedPiece): string {
  const kind = garment && KIND_NAMES.get(garment.type);
  return kind ? (slot === 'shoes' ? t('pair', { kind }) : kind) : (name ?? '');
}

/** Titles by what sets outfits apart: the kinds of clothes that are seen, with their colors where kinds alone do not. */
export function nameOutfits(outfits: readonly NamedOutfit[]): string[] {
  const titles = outfits.map((outfit) => nameOutfit(outfit, namePiece));
  return titles.map((title, place) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : nameOutfit(outfits[place]!, nameWithColor),
  );
}

function nameOutfit({ pieces }: NamedOutfit, name: (piece: NamedPiece) => string): string {
  const find = (slot: OutfitSlot) => pieces.find((piece) => piece.slot === slot);
  const upper = find('mid') ?? find('top');
  const lower = find('one-piece') ?? find('bottom');
  const seen = [upper, lower].flatMap((piece) => (piece ? [name(piece)] : []));
  const [first = '', second] = seen;
  const title = second === undefined ? first : t('two', { upper: first, lower: second });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function nameWithColor(piece: NamedPiece): string {
  const color = piece.garment?.colors[0]?.name.toLowerCase();
  return color === undefined ? namePiece(piece) : `${color} ${namePiece(piece)}`;
}
