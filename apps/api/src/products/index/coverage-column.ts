import type { Coverage } from '@figura/contracts';
import { computeLevelOfType, computeLevelOfValue } from '@figura/styling';

/** The garments of a shop by numbers of their types and values. */
interface CodedGarments {
  readonly garmentTypes: Uint16Array;
  readonly typeList: readonly string[];
  /** The values of garment `g` are `codes[offsets[g] .. offsets[g + 1])`. */
  readonly codes: Uint16Array;
  readonly offsets: Uint32Array;
  readonly valueList: readonly (readonly [attribute: string, value: string])[];
}

/** Levels up to which types usually cover, and values do. */
interface Levels {
  readonly types: Int8Array;
  readonly values: Int8Array;
}

/** Of a type that has nothing which could cover, and of a value that says nothing of it: more than any level. */
const NONE = 127;

/** How much the garments of a shop cover: of several values of one garment the one that covers least counts. */
export class CoverageColumn {
  private readonly levels = new Map<keyof Coverage, Levels>();

  constructor(private readonly garments: CodedGarments) {}

  /** Whether a garment has the part and covers it up to a level. */
  reaches(garment: number, part: keyof Coverage, level: number): boolean {
    const { garmentTypes, codes, offsets } = this.garments;
    const { types, values } = this.getLevels(part);
    const usual = types[garmentTypes[garment]!]!;
    if (usual === NONE) return false;
    let least = NONE;
    for (let at = offsets[garment]!; at < offsets[garment + 1]!; at++)
      least = Math.min(least, values[codes[at]!]!);
    return (least === NONE ? usual : least) >= level;
  }

  /** They are looked up when a filter first asks for them. */
  private getLevels(part: keyof Coverage): Levels {
    const known = this.levels.get(part);
    if (known) return known;
    const { typeList, valueList } = this.garments;
    const levels = {
      types: Int8Array.from(typeList, (type) => computeLevelOfType(part, type) ?? NONE),
      values: Int8Array.from(valueList, (value) => computeLevelOfValue(part, value.join(':')) ?? NONE),
    };
    this.levels.set(part, levels);
    return levels;
  }
}
