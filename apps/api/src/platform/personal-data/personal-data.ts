import { Injectable } from '@nestjs/common';

/** One domain's share of what is held about a person. */
export interface PersonalDataSource {
  /** Name of the share in the export, for instance `sessions`. */
  readonly name: string;
  /** What is held, fit for JSON and without secrets. */
  exportFor(userId: string): Promise<unknown>;
  /** Removes it. Must do no harm when called again after a crash half-way. */
  eraseFor(userId: string): Promise<void>;
}

/** Every domain that holds personal data registers here, so that an export or a deletion forgets none. */
@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  register(source: PersonalDataSource): void {
    this.sources.push(source);
  }

  async exportFor(userId: string): Promise<Record<string, unknown>> {
    const shares = await Promise.all(
      this.sources.map(async (source) => [source.name, await source.exportFor(userId)] as const),
    );
    return Object.fromEntries(shares);
  }

  async eraseFor(userId: string): Promise<void> {
    for (const source of this.sources) await source.eraseFor(userId);
  }
}
