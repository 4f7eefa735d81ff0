import type { Coverage } from '@figura/contracts';
import { computeLevelOfType, computeLevelOfValue } from '@figura/styling';

interface CodedGarments {
  readonly garmentTypes: Uint16Array;
  readonly typeList: readonly string[];
  /** The values of garment `g` are `codes[offsets[g] .. offsets[g + 1])`. */
  readonly codes: Uint16Array;
  readonly offsets: Uint32Array;
  readonly valueList: readonly (readonly [attribute: string, value: string])[];
}

interface Levels {
  readonly types: Int8Array;
  readonly values: Int8Array;
}

/** Above any level: the type covers nothing, or the value is neutral. */
const NONE = 127;

/** If a garment has several values, the least covering one counts. */
export class CoverageColumn {
  private readonly levels = new Map<keyof Coverage, Levels>();

  constructor(private readonly garments: CodedGarments) {}

  hasLevel(garment: number, part: keyof Coverage, level: number): boolean {
    const { garmentTypes, codes, offsets } = this.garments;
    const { types, values } = this.getLevels(part);
    const usual = types[garmentTypes[garment]!]!;
    if (usual === NONE) return false;
    let least = NONE;
    for (let at = offsets[garment]!; at < offsets[garment + 1]!; at++)
      least = Math.min(least, values[codes[at]!]!);
    return (least === NONE ? usual : least) >= level;
  }

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
