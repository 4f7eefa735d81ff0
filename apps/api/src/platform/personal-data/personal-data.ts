import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';

/** After each picture of an export others go first, for so long. */
const PAUSE_MS = 5;

/** A WebP picture in a share. It is read when its turn comes, so that never more than a few are in memory. */
export class PersonalPicture {
  /** @param file its name in an archive */
  constructor(
    readonly file: string,
    private readonly find: () => Promise<Buffer | null>,
  ) {}

  /** Null where it was removed a moment ago. */
  async read(): Promise<Buffer | null> {
    await wait(PAUSE_MS);
    return this.find();
  }
}

/** One domain's share of what is held about a user. */
export interface PersonalDataSource {
  /** Name of the share in the export, for instance `sessions`. */
  readonly name: string;
  /**
   * What is held, fit for JSON and without secrets. Left out where that is nothing but the user's id. A list that may be long comes
   * one entry after the other. A share, or a field of an entry, may be a {@link PersonalPicture}.
   */
  exportFor?(userId: string): Promise<unknown> | AsyncIterable<unknown>;
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

  /** What is held about a user, one share after the other. */
  async *exportFor(userId: string): AsyncGenerator<readonly [name: string, share: unknown]> {
    for (const source of this.sources) {
      if (source.exportFor) yield [source.name, await source.exportFor(userId)];
    }
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
