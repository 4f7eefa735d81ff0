import { Injectable } from '@nestjs/common';

/** Numbers by their names; a table of numbers by name where there is one for each kind. */
export type Figures = Record<string, number | Record<string, number>>;

/** One domain's share of the statistics. */
export interface StatisticsSource {
  /** In camel case, as its figures are: printed as words. */
  readonly name: string;
  /** @param since beginning of the time that is counted; what is held counts whenever it began */
  count(since: Date): Promise<Figures>;
}

/** Every domain with numbers for whoever runs Figura registers here. */
@Injectable()
export class Statistics {
  private readonly sources: StatisticsSource[] = [];

  register(source: StatisticsSource): void {
    this.sources.push(source);
  }

  async since(since: Date): Promise<Record<string, Figures>> {
    const shares = await Promise.all(
      this.sources.map(async (source) => [source.name, await source.count(since)] as const),
    );
    return Object.fromEntries(shares.sort(([one], [other]) => one.localeCompare(other)));
  }
}
