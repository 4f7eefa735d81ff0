import type {
  Cut,
  LookClaim,
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

export interface LookPart {
  readonly types: readonly string[];
  readonly not: readonly string[];
  readonly must: Values;
  readonly none: Values;
  readonly plain: boolean;
  readonly shade?: 'light' | 'mid' | 'dark' | undefined;
}

/** In order of preference, by slot. */
type LookParts = Readonly<Partial<Record<OutfitSlot, readonly string[] | undefined>>>;

export interface Look {
  readonly id: string;
  readonly name: string;
  readonly for: readonly Cut[];
  readonly occasion: readonly Occasion[];
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
  /** Slot of the one color among neutrals. */
  readonly colored?: OutfitSlot | undefined;
  readonly modest: boolean;
  readonly weather?: 'rain' | undefined;
  /** For walks and runs; not for wheelchair users. */
  readonly onFoot?: boolean | undefined;
  readonly worn: Readonly<Partial<Record<OutfitSlot, WornStyle | undefined>>>;
  readonly underCoat?: boolean | undefined;
  readonly claims: readonly LookClaim[];
  /** `{slot}` stands for the name of a piece. */
  readonly why: string;
}

export interface Palette {
  readonly base: readonly Tone[];
  readonly with: readonly Tone[];
  readonly accent: readonly Tone[];
  /** Maximum of large pieces that are neither neutral nor denim. */
  readonly maxColored: number;
  /** Tones of shoes and bag; the usual ones if missing. */
  readonly leather?: readonly Tone[] | undefined;
  readonly mood: readonly Taste[];
  readonly season?: readonly Season[] | undefined;
  /** 1 to 3. */
  readonly rank: number;
  readonly for: readonly Cut[];
  readonly evening: boolean;
  readonly sport: boolean;
  readonly fromPrint: boolean;
}

export interface LookBook {
  readonly parts: Readonly<Record<string, LookPart>>;
  readonly outer: Readonly<
    Record<string, Readonly<Partial<Record<TemperatureBand, readonly string[] | undefined>>>>
  >;
  readonly finish: Readonly<
    Record<
      string,
      Readonly<{ bag: readonly string[]; jewelry: readonly string[]; accessory?: readonly string[] }>
    >
  >;
  readonly looks: readonly Look[];
  readonly palettes: Readonly<Record<string, Palette>>;
}
