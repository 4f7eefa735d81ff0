/** Products refer to a set of sizes by number; 0 is unknown. */
export class SizeTable {
  constructor(
    readonly names: readonly string[],
    private readonly sets: readonly Uint16Array[],
  ) {}

  get(set: number): string[] {
    return Array.from(this.sets[set]!, (size) => this.names[size]!);
  }

  /** By set number; null if no set has the size. */
  findSets(name: string): readonly boolean[] | null {
    const size = this.names.indexOf(name);
    return size < 0 ? null : this.sets.map((set) => set.includes(size));
  }
}
