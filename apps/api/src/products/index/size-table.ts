/** The sizes of a shop's products: a product has the number of a set of them, 0 for one of which none is known. */
export class SizeTable {
  /** @param sets numbers of sizes, by number of the set */
  constructor(
    readonly names: readonly string[],
    private readonly sets: readonly Uint16Array[],
  ) {}

  /** The sizes of a set, in the shop's order. */
  at(set: number): string[] {
    return Array.from(this.sets[set]!, (size) => this.names[size]!);
  }

  /** By number of the set, whether a size is in it; null where it is in none. */
  setsWith(name: string): readonly boolean[] | null {
    const size = this.names.indexOf(name);
    return size < 0 ? null : this.sets.map((set) => set.includes(size));
  }
}
