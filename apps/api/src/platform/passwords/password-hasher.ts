import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { timingSafeEqual } from 'node:crypto';
import { WaitingLine, type Turn } from './waiting-line';

/** OWASP's minimum for argon2id, which is the library's algorithm: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  /** Tests of the whole API put weaker ones here: they sign in a thousand times, and hash nothing that is kept. */
  readonly parameters = PARAMETERS;
  private readonly line = new WaitingLine();
  private decoy: Promise<string> | undefined;

  /**
   * Hashes a password.
   *
   * @param salt 16 bytes; random ones when it is left out
   * @throws BusyError when too many wait already
   */
  hash(password: string, turn: Turn = { share: 'registration' }, salt?: Uint8Array): Promise<string> {
    return this.line.inTurn(turn, () => hash(password, { ...this.parameters, ...(salt && { salt }) }));
  }

  /**
   * The place of the first hash that a password belongs to, or -1. However many hashes there are, none included, one
   * is computed: the time tells nothing. Hashes whose salt is not that of the first match nothing.
   *
   * @param turn as for {@link verify}
   * @throws BusyError when too many wait already
   */
  async findMatch(storedHashes: readonly string[], password: string, turn: Turn): Promise<number> {
    const [first] = storedHashes;
    if (first === undefined || storedHashes.length === 1)
      return (await this.verify(first ?? null, password, turn)) ? 0 : -1;
    const made = Buffer.from(await this.line.inTurn(turn, () => hash(password, getIngredients(first))));
    return storedHashes.findIndex((each) => {
      const stored = Buffer.from(each);
      return stored.length === made.length && timingSafeEqual(stored, made);
    });
  }

  /**
   * Whether a password is the one that was hashed. Without a hash it takes as long and says no.
   *
   * @param turn whose password it is: one account or email address cannot fill the line for everybody else
   * @throws BusyError when too many wait already
   */
  async verify(storedHash: string | null, password: string, turn: Turn): Promise<boolean> {
    this.decoy ??= hash('no password', this.parameters);
    const against = storedHash ?? (await this.decoy);
    const matches = await this.line.inTurn(turn, () => verify(against, password));
    return matches && storedHash !== null;
  }

  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.parameters;
    return !storedHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

/** The parameters and the salt that a hash was made with, from its text `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
function getIngredients(storedHash: string) {
  const [, , , parameters = '', salt = ''] = storedHash.split('$');
  const computeValue = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(parameters)?.[1]);
  return {
    memoryCost: computeValue('m'),
    timeCost: computeValue('t'),
    parallelism: computeValue('p'),
    salt: Buffer.from(salt, 'base64'),
  };
}
