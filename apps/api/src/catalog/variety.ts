/** Ratings are whole points: where scores differ by less, the order ties. */
export const TIE = 1;

/** By so much more each choice counts than the one before it: what came last is avoided most. */
const GROWTH = 1.5;

/** Of things that tie, chooses those that share least with the ones chosen before. */
export class Variety<T> {
  private readonly uses = new Map<string, number>();
  private weight = 1;

  /** @param traitsOf what neighbors should not have in common */
  constructor(private readonly traitsOf: (thing: T) => readonly string[]) {}

  /** All of them, each next one the one that shares least with those before; of those that share as little the first. */
  order(tied: readonly T[]): T[] {
    const rest = tied.map((thing) => ({ thing, traits: this.traitsOf(thing) }));
    const ordered: T[] = [];
    while (rest.length > 0) {
      const costs = rest.map(({ traits }) => this.costOf(traits));
      const [next] = rest.splice(costs.indexOf(Math.min(...costs)), 1);
      this.note(next!.traits);
      ordered.push(next!.thing);
    }
    return ordered;
  }

  /** The one that shares least; undefined where there is none. */
  choose(tied: readonly T[]): T | undefined {
    const costs = tied.map((thing) => this.costOf(this.traitsOf(thing)));
    const chosen = tied[costs.indexOf(Math.min(...costs))];
    if (chosen !== undefined) this.note(this.traitsOf(chosen));
    return chosen;
  }

  private costOf(traits: readonly string[]): number {
    let cost = 0;
    for (const trait of traits) cost += this.uses.get(trait) ?? 0;
    return cost;
  }

  private note(traits: readonly string[]): void {
    this.weight *= GROWTH;
    for (const trait of traits) this.uses.set(trait, (this.uses.get(trait) ?? 0) + this.weight);
  }
}
