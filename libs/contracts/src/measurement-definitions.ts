/** Body levels that the tape measures between, top down. */
export const BODY_LEVELS = ['crown', 'chest', 'crotch', 'knee', 'floor'] as const;
export type BodyLevel = (typeof BODY_LEVELS)[number];

export type BodyGirth = 'shoulders' | 'chest' | 'underbust' | 'waist' | 'hips';

/** Where the drawing puts the tape. */
export type TapePlace = { around: BodyGirth } | { between: readonly [upper: BodyLevel, lower: BodyLevel] };

interface RequiredDefinition {
  /** Horizontal ones determine the letter, vertical ones the digit. */
  group: 'horizontal' | 'vertical';
  place: TapePlace;
  /** Inches, for the API document and tests. */
  example: number;
}

interface OptionalDefinition {
  /** Affects neither letter nor digit. */
  group: 'optional';
  place: TapePlace;
  /** For the API document. */
  description: string;
  /**
   * Ratio to the sum of other measurements; outside `least` to `most`, the form asks the user to check again.
   */
  share: { of: readonly string[]; least: number; usual: number; most: number };
}

/** Tape values in display order. Stored fields, DTOs, drafts, forms, hints and drawings derive from them; a name is also a message key. */
export const MEASUREMENT_DEFINITIONS = {
  shoulders: { group: 'horizontal', place: { around: 'shoulders' }, example: 40 },
  chest: { group: 'horizontal', place: { around: 'chest' }, example: 36 },
  waist: { group: 'horizontal', place: { around: 'waist' }, example: 28 },
  hips: { group: 'horizontal', place: { around: 'hips' }, example: 40 },
  headToChest: { group: 'vertical', place: { between: ['crown', 'chest'] }, example: 17.5 },
  chestToCrotch: { group: 'vertical', place: { between: ['chest', 'crotch'] }, example: 16.5 },
  crotchToKnee: { group: 'vertical', place: { between: ['crotch', 'knee'] }, example: 15 },
  kneeToFloor: { group: 'vertical', place: { between: ['knee', 'floor'] }, example: 17 },
  underbust: {
    group: 'optional',
    place: { around: 'underbust' },
    description: 'Girth under the bust.',
    // EN 13402 bra sizes span 0.68 (H, 60 cm band) to 0.92 (AA, 120 cm band), with a margin for the tape.
    share: { of: ['chest'], least: 0.62, usual: 0.84, most: 1 },
  },
} as const satisfies Record<string, RequiredDefinition | OptionalDefinition>;
