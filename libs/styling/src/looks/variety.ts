/** Ratings are whole points: where scores differ by less, the order ties. */
export const TIE = 1;

/** By so much more each choice counts than the one before it: what came last is avoided most. */
const GROWTH = 1.5;

/** Of things that tie, chooses those that share least with the ones chosen before. */
export class Variety<T extends object> {
  private readonly uses = new Map<string, number>();
  private readonly traits = new WeakMap<T, readonly string[]>();
  private weight = 1;

  /** @param traitsOf what neighbors should not have in common; asked once for each thing */
  constructor(private readonly traitsOf: (thing: T) => readonly string[]) {}

  /** All of them, each next one the one that shares least with those before; of those that share as little the first. */
  order(tied: readonly T[]): T[] {
    const rest = [...tied];
    return tied.map(() => {
      const next = this.choose(rest)!;
      rest.splice(rest.indexOf(next), 1);
      return next;
    });
  }

  /** The one that shares least; undefined where there is none. */
  choose(tied: readonly T[]): T | undefined {
    const costs = tied.map((thing) => this.computeCost(thing));
    const chosen = tied[costs.indexOf(Math.min(...costs))];
    if (chosen !== undefined) this.note(chosen);
    return chosen;
  }

  private computeCost(thing: T): number {
    let cost = 0;
    for (const trait of this.known(thing)) cost += this.uses.get(trait) ?? 0;
    return cost;
  }

  private note(thing: T): void {
    this.weight *= GROWTH;
    for (const trait of this.known(thing)) this.uses.set(trait, (this.uses.get(trait) ?? 0) + this.weight);
  }

  private known(thing: T): readonly string[] {
    const known = this.traits.get(thing) ?? this.traitsOf(thing);
    this.traits.set(thing, known);
    return known;
  }
}
