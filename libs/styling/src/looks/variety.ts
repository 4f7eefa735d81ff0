/** Ratings are whole points: smaller differences are ties. */
export const TIE = 1;

/** Each choice counts this much more than the one before, so the latest is avoided most. */
const GROWTH = 1.5;

export class Variety<T extends object> {
  private readonly uses = new Map<string, number>();
  private readonly traits = new WeakMap<T, readonly string[]>();
  private weight = 1;

  constructor(private readonly traitsOf: (thing: T) => readonly string[]) {}

  order(tied: readonly T[]): T[] {
    const rest = [...tied];
    return tied.map(() => {
      const next = this.choose(rest)!;
      rest.splice(rest.indexOf(next), 1);
      return next;
    });
  }

  choose(tied: readonly T[]): T | undefined {
    const costs = tied.map((thing) => this.computeCost(thing));
    const chosen = tied[costs.indexOf(Math.min(...costs))];
    if (chosen !== undefined) this.note(chosen);
    return chosen;
  }

  private computeCost(thing: T): number {
    let cost = 0;
    for (const trait of this.findKnown(thing)) cost += this.uses.get(trait) ?? 0;
    return cost;
  }

  private note(thing: T): void {
    this.weight *= GROWTH;
    for (const trait of this.findKnown(thing))
      this.uses.set(trait, (this.uses.get(trait) ?? 0) + this.weight);
  }

  private findKnown(thing: T): readonly string[] {
    const known = this.traits.get(thing) ?? this.traitsOf(thing);
    this.traits.set(thing, known);
    return known;
  }
}
