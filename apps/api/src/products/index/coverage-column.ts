import type { Coverage } from '@figura/contracts';
import { coveredLevel, type OfferedGarment } from '@figura/styling';

/** Where the bits of a part begin, and what they all say of a garment that does not have it. */
const PARTS: Readonly<Record<keyof Coverage, { shift: number; none: number }>> = {
  sleeves: { shift: 0, none: 0b111 },
  hem: { shift: 3, none: 0b111 },
  neckline: { shift: 6, none: 0b11 },
};

/** How much the garments of a shop cover; each is looked at when it is first asked about, which few lists do. */
export class CoverageColumn {
  /** Of each part the level plus one. 0 is not known yet; the few garments that cover nothing are looked at each time. */
  private packed = new Uint8Array();

  constructor(
    private readonly count: number,
    private readonly garment: (number: number) => OfferedGarment,
  ) {}

  /** Whether a garment has the part and covers it up to a level. */
  reaches(garment: number, part: keyof Coverage, level: number): boolean {
    if (this.packed.length === 0) this.packed = new Uint8Array(this.count);
    const packed = this.packed[garment]! || (this.packed[garment] = pack(this.garment(garment)));
    const { shift, none } = PARTS[part];
    const covered = (packed >> shift) & none;
    return covered !== none && covered > level;
  }
}

function pack(garment: OfferedGarment): number {
  return Object.entries(PARTS).reduce((packed, [part, { shift, none }]) => {
    const level = coveredLevel(garment, part as keyof Coverage);
    return packed | ((level === Infinity ? none : level + 1) << shift);
  }, 0);
}
