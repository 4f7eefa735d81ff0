import type {
  LookLine,
  Occasion,
  OutfitSlot,
  Season,
  Taste,
  TemperatureBand,
  Tone,
  WornStyle,
} from '@figura/contracts';

type Values = Readonly<Record<string, readonly string[] | undefined>>;

/** A named kind of piece. */
export interface LookPart {
  readonly types: readonly string[];
  readonly not: readonly string[];
  readonly must: Values;
  readonly none: Values;
  readonly plain: boolean;
  readonly shade?: 'light' | 'mid' | 'dark' | undefined;
}

/** Parts in order of preference, by slot. */
type LookParts = Readonly<Partial<Record<OutfitSlot, readonly string[] | undefined>>>;

/** An outfit that a stylist designed: kinds of pieces by slot, for what and when they are worn. */
export interface Look {
  readonly id: string;
  readonly name: string;
  readonly for: readonly Occasion[];
  readonly when: readonly TemperatureBand[];
  readonly mood: readonly Taste[];
  readonly line: LookLine;
  /** Formality, 0 to 5. */
  readonly level: number;
  readonly outer: string;
  readonly finish: string;
  /** 1 to 3. */
  readonly rank: number;
  readonly wear: LookParts;
  readonly print: readonly OutfitSlot[];
  readonly palette?: readonly string[] | undefined;
  readonly match: readonly OutfitSlot[];
  readonly contrast?: OutfitSlot | undefined;
  readonly unisex: boolean;
  readonly modest: boolean;
  readonly weather?: 'rain' | undefined;
  readonly worn: Readonly<Partial<Record<OutfitSlot, WornStyle | undefined>>>;
  /** A sentence in which `{slot}` stands for the name of a piece. */
  readonly why: string;
}

/** Tones that stand together. */
export interface Palette {
  readonly base: readonly Tone[];
  readonly with: readonly Tone[];
  readonly accent: readonly Tone[];
  /** Large pieces that are neither neutral nor denim, at most. */
  readonly maxColored: number;
  /** Of shoes and bag; the usual ones where it is left out. */
  readonly leather?: readonly Tone[] | undefined;
  readonly mood: readonly Taste[];
  readonly season?: readonly Season[] | undefined;
  /** 1 to 3. */
  readonly rank: number;
  readonly evening: boolean;
  readonly sport: boolean;
  /** The print of one piece is the base. */
  readonly fromPrint: boolean;
}

/** The styling knowledge that outfits are made by; the catalog's looks satisfy it. */
export interface LookBook {
  readonly parts: Readonly<Record<string, LookPart>>;
  readonly outer: Readonly<
    Record<string, Readonly<Partial<Record<TemperatureBand, readonly string[] | undefined>>>>
  >;
  readonly finish: Readonly<Record<string, Readonly<{ bag: readonly string[]; jewelry: readonly string[] }>>>;
  readonly looks: readonly Look[];
  readonly palettes: Readonly<Record<string, Palette>>;
}
