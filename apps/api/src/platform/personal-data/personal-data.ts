import { Injectable } from '@nestjs/common';

/** One domain's share of what is held about a user. */
export interface PersonalDataSource {
  /** Name of the share in the export, for instance `sessions`. */
  readonly name: string;
  /** What is held, fit for JSON and without secrets. Left out where that is nothing but the user's id. */
  exportFor?(userId: string): Promise<unknown>;
  /** Removes it. Must do no harm when called again after a crash half-way. */
  eraseFor(userId: string): Promise<void>;
}

/** Every domain that holds personal data registers here, so that an export or a deletion forgets none. */
@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  /** Which domains registered, in the order of the alphabet. */
  get names(): string[] {
    return this.sources.map(({ name }) => name).sort();
  }

  register(source: PersonalDataSource): void {
    this.sources.push(source);
  }

  async exportFor(userId: string): Promise<Record<string, unknown>> {
    const shares = await Promise.all(
      this.sources.map(async (source) => [source.name, await source.exportFor?.(userId)] as const),
    );
    return Object.fromEntries(shares.filter(([, share]) => share !== undefined));
  }

  /**
   * Removes what every source holds; a source that fails keeps no other from removing its share.
   *
   * @throws AggregateError afterwards, when a source failed: do it again
   */
  async eraseFor(userId: string): Promise<void> {
    const failures: unknown[] = [];
    for (const source of this.sources) {
      try {
        await source.eraseFor(userId);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length) throw new AggregateError(failures, 'Not everything about a user could be erased');
  }
}
