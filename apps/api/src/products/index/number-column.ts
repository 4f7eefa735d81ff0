/** Dictionary indexes by row, in as few bytes as possible; nothing is stored while all are the first entry. */
export class NumberColumn {
  private values: Uint8Array | Uint16Array = new Uint8Array();

  constructor(private readonly count: number) {}

  set(numbers: readonly number[], row: number, entries: number): void {
    if (entries <= 1) return;
    if (this.values.length === 0) this.values = new Uint8Array(this.count);
    if (entries > 256 && this.values instanceof Uint8Array) this.values = Uint16Array.from(this.values);
    this.values.set(numbers, row);
  }

  get(row: number): number {
    return this.values[row] ?? 0;
  }
}
