import { Injectable, type FactoryProvider, type Type } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';

/** Pause in milliseconds after each exported picture, so that other work goes first. */
const PAUSE_MS = 5;

/** Read lazily, so that only a few pictures are in memory. */
export class PersonalPicture {
  constructor(
    readonly file: string,
    private readonly find: () => Promise<Buffer | null>,
  ) {}

  /** Null if removed in the meantime. */
  async read(): Promise<Buffer | null> {
    await wait(PAUSE_MS);
    return this.find();
  }
}

export interface PersonalDataSource {
  readonly name: string;
  /**
   * Omits secrets. Long lists are streamed by entry; a value or a field may be a {@link PersonalPicture}.
   * Missing if only the user's id is stored.
   */
  exportFor?(userId: string): Promise<unknown> | AsyncIterable<unknown>;
  /** Must be safe to repeat after a crash. */
  eraseFor(userId: string): Promise<void>;
}

/** Every domain with personal data registers here, so that export and deletion miss none. */
@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  get names(): string[] {
    return this.sources.map(({ name }) => name).sort();
  }

  register(source: PersonalDataSource): void {
    this.sources.push(source);
  }

  async *exportFor(userId: string): AsyncGenerator<readonly [name: string, share: unknown]> {
    for (const source of this.sources) {
      if (source.exportFor) yield [source.name, await source.exportFor(userId)];
    }
  }

  /** A failing source does not stop the others. Throws AggregateError at the end; retry then. */
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

type Instances<Classes extends readonly Type<unknown>[]> = {
  [Place in keyof Classes]: InstanceType<Classes[Place]>;
};

/** A provider for the module of these repositories, which registers what they hold. */
export function providePersonalData<const Classes extends readonly Type<unknown>[]>(
  repositories: Classes,
  describe: (...instances: Instances<Classes>) => PersonalDataSource,
): FactoryProvider {
  return {
    provide: Symbol('personal data'),
    inject: [PersonalData, ...repositories],
    useFactory: (personalData: PersonalData, ...instances: Instances<Classes>) =>
      personalData.register(describe(...instances)),
  };
}
