/** Slots for each row. */
const ROOM = 1.125;

/** Finds the row of an id: open addressing, at most eight ninths full. */
export class IdTable {
  /** Rows plus one; 0 where there is none. */
  private readonly slots: Uint32Array;

  /** @param ids hashes, by row; filled before its row is added */
  constructor(private readonly ids: Float64Array) {
    this.slots = new Uint32Array(Math.ceil(ids.length * ROOM) + 1);
  }

  add(row: number): void {
    const { slots } = this;
    let slot = this.ids[row]! % slots.length;
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
    slots[slot] = row + 1;
  }

  /** -1 for an id that is not there. */
  find(id: number): number {
    const { slots } = this;
    for (let slot = id % slots.length; ; slot = (slot + 1) % slots.length) {
      const row = slots[slot]! - 1;
      if (row < 0 || this.ids[row] === id) return row;
    }
  }
}
