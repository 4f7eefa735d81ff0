import type { Catalog } from '@figura/catalog';
import { createGarmentPhrase, MAX_PIECE_NAME, nameColor, nameType } from '@figura/contracts';
import { LANGUAGES, startWith, translate, type Language, type Message, type Text } from '@figura/messages';
import { nameValue } from '@figura/styling';
import type { Garment } from '../../catalog/catalog.dto';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';

const t = translator(messages.pieceNames);

const MAX_OWN_WORDS = 60;

/** Name of a new piece, in its owner's language; the owner may change it. */
export function formatName(garment: Garment, language: Language, ownWords?: string): string {
  const words = ownWords === undefined ? '' : toOneLine(ownWords);
  if (words !== '' && words.length <= MAX_OWN_WORDS && !/[<>\p{Cc}\p{Cf}]|:\/\//u.test(words)) return words;
  return cutName(nameGarment(garment), language);
}

function cutName(name: Message, language: Language): string {
  return translate(name, language).slice(0, MAX_PIECE_NAME);
}

/** Generated names are translated for the reader; others stay as the owner wrote them. */
export function getShownName({ garment, name }: { garment: Garment; name: string }): Text {
  const made = nameGarment(garment);
  return LANGUAGES.some((language) => name === cutName(made, language)) ? made : name;
}

export function nameGarment(garment: Garment): Message {
  return startWith('upper', t('garment', { garment: createGarmentPhrase(garment) }));
}

export function nameOnePiece(garment: Garment, catalog: Catalog, words: string): string {
  const one = getTypeName(garment, catalog).toLowerCase();
  const at = words.toLowerCase().indexOf(`${one}s`);
  return at === -1 ? words : words.slice(0, at + one.length) + words.slice(at + one.length + 1);
}

export function toOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

export function getWords(
  garment: Garment,
  { name, note, brand }: { name: string; note: string | null; brand: string | null },
  catalog: Catalog,
  valueNames: ReadonlyMap<string, string>,
  language: Language,
): string {
  return [
    name,
    brand ?? '',
    translate(nameGarmentType(garment, catalog), language),
    garment.category,
    ...nameColors(garment).map((color) => translate(color, language)),
    ...listValueNames(garment, valueNames).map((value) => translate(value, language)),
    note ?? '',
  ]
    .join(' ')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

export function listValueNames({ attributes }: Garment, valueNames: ReadonlyMap<string, string>): Message[] {
  return Object.entries(attributes).flatMap(([attribute, slugs]) =>
    slugs.map((slug) => nameValue(`${attribute}:${slug}`, valueNames.get(`${attribute}:${slug}`) ?? slug)),
  );
}

export function nameColors({ colors }: Garment): Message[] {
  return colors.map(({ name }) => nameColor(name));
}

export function nameGarmentType(garment: Garment, catalog: Catalog): Message {
  return nameType(garment.type, getTypeName(garment, catalog));
}

function getTypeName({ type }: Garment, { itemTypes }: Catalog): string {
  return itemTypes.find(({ slug }) => slug === type)?.displayName ?? type.replaceAll('-', ' ');
}
