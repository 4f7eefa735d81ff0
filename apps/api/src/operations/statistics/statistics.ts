import { Injectable, type FactoryProvider, type Type } from '@nestjs/common';

export type Figures = Record<string, number | Record<string, number>>;

export interface StatisticsSource {
  readonly name: string;
  count(since: Date): Promise<Figures>;
}

@Injectable()
export class Statistics {
  private readonly sources: StatisticsSource[] = [];

  register(source: StatisticsSource): void {
    this.sources.push(source);
  }

  async collectSince(since: Date): Promise<Record<string, Figures>> {
    const shares = await Promise.all(
      this.sources.map(async (source) => [source.name, await source.count(since)] as const),
    );
    return Object.fromEntries(shares.sort(([one], [other]) => one.localeCompare(other)));
  }
}

/** Registers the provider's counts with the `stats` command. */
export function provideStatistics<T>(
  counted: Type<T>,
  describe: (instance: T) => StatisticsSource,
): FactoryProvider {
  return {
    provide: Symbol('statistics'),
    inject: [Statistics, counted],
    useFactory: (statistics: Statistics, instance: T) => statistics.register(describe(instance)),
  };
}
