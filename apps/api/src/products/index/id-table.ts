/** Slots per row. */
const ROOM = 1.125;

export class IdTable {
  /** Row number plus one; 0 if empty. */
  private readonly slots: Uint32Array;

  constructor(private readonly ids: Float64Array) {
    this.slots = new Uint32Array(Math.ceil(ids.length * ROOM) + 1);
  }

  add(row: number): void {
    const { slots } = this;
    let slot = this.ids[row]! % slots.length;
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
    slots[slot] = row + 1;
  }

  /** -1 if missing. */
  find(id: number): number {
    const { slots } = this;
    for (let slot = id % slots.length; ; slot = (slot + 1) % slots.length) {
      const row = slots[slot]! - 1;
      if (row < 0 || this.ids[row] === id) return row;
    }
  }
}
