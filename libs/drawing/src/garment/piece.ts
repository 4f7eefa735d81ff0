import { USUAL_VALUES, withImpliedValues, type WornStyle } from '@figura/contracts';
import { findForm } from '../form/form';
import type { Form } from '../form/form';
import { listSpecified } from './generic-values';
import { paintOf } from './paint/paint';
import type { Paint } from './paint/paint';

/** What a drawing is made from: a catalog item's type, attributes and colors, or as much of them as is known. */
export interface GarmentInput {
  /** Display name of the category, such as `Tops`. */
  category: string;
  /** Slug of the type, such as `wrap-top`. */
  type: string;
  /** Values of the catalog's vocabulary by attribute; unknown ones are not drawn. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Main color first, then lining, print or trim; `#rrggbb`. One without a hue is not painted. */
  colors: readonly { readonly hex?: string | undefined }[];
  /** How it is worn in an outfit, where it is not as it is by itself. */
  worn?: readonly WornStyle[] | undefined;
}

/** An item as its drawer sees it. */
export interface Piece {
  /** What it was made from. */
  input: GarmentInput;
  type: string;
  /** Starts every id of the drawing, so that drawings can share a page. */
  id: string;
  paint: Paint;
  /** The dress form that it is cut on. */
  form: Form;
  /** The level of the waistband that it is tucked into, where it is. */
  tuckedAt?: number;
  /** Whether it is drawn without folds and stitches, as under a coat. */
  quiet?: boolean;
  /** Whether it is drawn for a picture lower than `SMALL`. */
  small?: boolean;
  /** Whether the item carries a value. */
  has(attribute: string, value: string): boolean;
  /** The first of the item's values of an attribute that is among `values`, or the fallback. */
  first<Value extends string>(attribute: string, values: readonly Value[], fallback: Value): Value;
}

/** What a drawer asks about an item's values. */
export type Values = Pick<Piece, 'has' | 'first'>;

/** Reads an item's values. */
export function readValues(attributes: GarmentInput['attributes']): Values {
  const listValues = (attribute: string): readonly string[] => attributes[attribute] ?? [];
  return {
    has: (attribute, value) => listValues(attribute).includes(value),
    first: <Value extends string>(attribute: string, known: readonly Value[], fallback: Value): Value =>
      listValues(attribute).find((own): own is Value => (known as readonly string[]).includes(own)) ??
      fallback,
  };
}

/** Draws a piece on the sheet of 400 by 500: the markup inside the `<svg>`, without its own definitions' wrapper. */
export type Drawer = (piece: Piece) => string;

/** Whether a drawing is one of a body that wears the piece, with all definitions that it needs. */
export const isVignette = (drawing: string): boolean => drawing.startsWith('<svg');

/** Drawers by type. */
export type Drawers = Readonly<Record<string, Drawer>>;

export interface PieceOptions {
  /** Starts every id of the drawing, instead of one made from the input. */
  id?: string;
  tuckedAt?: number;
  quiet?: boolean;
  small?: boolean;
  /** How large prints and textures are drawn, 1 being the scale of flats. */
  printScale?: number;
  /** Between which heights of the sheet a cloth darkens that does; those of flats unless told. */
  reach?: readonly [top: number, bottom: number];
}

/** Reads an input into a piece. Throws RangeError for a color that is not `#rrggbb`. */
export function createPiece(
  input: GarmentInput,
  form: Form = createHanger(),
  { id: given, tuckedAt, quiet = false, small = false, printScale = 1, reach }: PieceOptions = {},
): Piece {
  const { category, type, attributes: own, colors } = withImpliedValues(input);
  // Shoes and accessories have shapes of their own by their cloth.
  const cloth = /^(Bottoms|Outerwear)$/.test(category) && USUAL_VALUES.get(type)?.['fabric'];
  const attributes = cloth ? { fabric: cloth, ...own } : own;
  const specific = listSpecified(category, attributes);
  const listValues = (attribute: string): readonly string[] => specific[attribute] ?? [];
  const hexes = colors.flatMap(({ hex }) => hex ?? []);
  for (const hex of hexes) {
    if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is no color of the form #rrggbb`);
  }
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  const id = given ?? `g${hash(JSON.stringify([category, type, sorted, hexes]))}${small ? 's' : ''}`;
  return {
    input,
    type,
    id,
    paint: paintOf({
      id,
      colors: hexes,
      values: category === 'Jewelry' ? treatAsMetal(listValues) : listValues,
      scale: printScale,
      small,
      ...(reach && { reach }),
    }),
    form,
    ...(tuckedAt === undefined ? {} : { tuckedAt }),
    ...(quiet || small ? { quiet: true } : {}),
    ...(small ? { small } : {}),
    ...readValues(specific),
  };
}

/** Metal is hammered where cloth is crinkled. */
const treatAsMetal =
  (values: (attribute: string) => readonly string[]) =>
  (attribute: string): readonly string[] =>
    values(attribute).map((value) => (value === 'crinkled' ? 'hammered' : value));

/** The form of flats: a typical body, with the sleeves spread beside it; made when it is first needed. */
let typical: Form | undefined;
const createHanger = (): Form => (typical ??= findForm({}, { pose: 'hanger' }));

/** FNV-1a with 32 bits, in base 36: short, and the same on every machine. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
