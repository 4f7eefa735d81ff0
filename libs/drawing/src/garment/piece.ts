import {
  USUAL_VALUES,
  withImpliedValues,
  type Appearance,
  type TapeMeasurements,
  type WornStyle,
} from '@figura/contracts';
import { getDrawnType } from './stand-ins';
import { createBody } from '../form/body';
import { createForm, type Form } from '../form/form';
import { replaceGenericValues } from './generic-values';
import { findDrape, type Drape } from './paint/cloth';
import { createPaint, type Paint } from './paint/paint';

export interface GarmentInput {
  /** Display name, such as `Tops`. */
  category: string;
  /** Slug, such as `wrap-top`. */
  type: string;
  /** Vocabulary values by attribute; unknown ones are not drawn. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Main color first, then lining, print or trim; `#rrggbb`. A color without `hex` is not painted. */
  colors: readonly { readonly hex?: string | undefined }[];
  worn?: readonly WornStyle[] | undefined;
}

export interface WearerInput {
  /** Inches, above 0 and at most 150; missing ones are typical. */
  measurements: Partial<TapeMeasurements>;
  appearance?: Appearance;
}

export interface Wearing {
  tuckedAt?: number;
  bandAt?: number;
  parted?: number;
  /** Inches from the crown. */
  hemAt?: number;
  /** Within a collar that stands, or tied. */
  collared?: true;
  quiet?: boolean;
  onLap?: true;
  small?: boolean;
  square?: boolean;
  wearer?: WearerInput | undefined;
}

export interface Piece extends Wearing {
  input: GarmentInput;
  type: string;
  /** Prefix of every id, so that drawings can share a page. */
  id: string;
  paint: Paint;
  form: Form;
  has(attribute: string, value: string): boolean;
  /** The item's first value of an attribute that is in `values`, else the fallback. */
  first<Value extends string>(attribute: string, values: readonly Value[], fallback: Value): Value;
}

export type Values = Pick<Piece, 'has' | 'first'>;

export function readValues(attributes: GarmentInput['attributes']): Values {
  const listValues = (attribute: string): readonly string[] => attributes[attribute] ?? [];
  return {
    has: (attribute, value) => listValues(attribute).includes(value),
    first: <Value extends string>(attribute: string, known: readonly Value[], fallback: Value): Value =>
      listValues(attribute).find((own): own is Value => (known as readonly string[]).includes(own)) ??
      fallback,
  };
}

/** Returns the markup inside the `<svg>` of a 400 by 500 sheet. */
export type Drawer = (piece: Piece) => string;

/** A vignette shows a body that wears the piece. */
export const isVignette = (drawing: string): boolean => drawing.startsWith('<svg');

export interface PieceOptions extends Wearing {
  id?: string;
  /** Scale of prints and textures; 1 is that of flats. */
  printScale?: number;
  reach?: readonly [top: number, bottom: number];
}

/** Throws RangeError for a color that is not `#rrggbb`. */
export function createPiece(
  input: GarmentInput,
  form?: Form,
  { id: given, printScale = 1, reach, ...wearing }: PieceOptions = {},
): Piece {
  const { category, type, attributes: own, colors } = withImpliedValues(input);
  const { quiet = false, small = false } = wearing;
  const cloth = /^(Bottoms|Outerwear)$/.test(category) && USUAL_VALUES.get(getDrawnType(type))?.['fabric'];
  const attributes = cloth ? { fabric: cloth, ...own } : own;
  const specific = replaceGenericValues(category, type, attributes);
  const listValues = (attribute: string): readonly string[] => specific[attribute] ?? [];
  const values = readValues(specific);
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
    paint: createPaint({
      id,
      colors: hexes,
      values: category === 'Jewelry' ? treatAsMetal(listValues) : listValues,
      scale: printScale,
      small,
      ...(reach && { reach }),
    }),
    form: form ?? createHanger(findDrape(values).kind),
    ...wearing,
    quiet: quiet || small,
    ...values,
  };
}

const treatAsMetal =
  (values: (attribute: string) => readonly string[]) =>
  (attribute: string): readonly string[] =>
    values(attribute).map((value) => (value === 'crinkled' ? 'hammered' : value));

/** Built lazily: a typical body with the sleeves spread beside it, stiff ones further. */
const HANGERS: Partial<Record<Drape['kind'], Form>> = {};
const SPREADS = { fluid: [14, 5], medium: [16.5, 8.5], stiff: [18.5, 14] } as const;
const createHanger = (kind: Drape['kind']): Form =>
  (HANGERS[kind] ??= createForm(createBody({}), { spread: SPREADS[kind] }));

/** FNV-1a with 32 bits, in base 36: short, and the same on every machine. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
