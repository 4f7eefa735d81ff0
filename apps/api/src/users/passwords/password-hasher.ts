import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { timingSafeEqual } from 'node:crypto';
import { HashQueue, type Turn } from './hash-queue';

/** OWASP's minimum for argon2id, the library's default: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  /** API tests use weaker parameters for speed. */
  readonly parameters = PARAMETERS;
  private readonly queue = new HashQueue();
  private decoy: Promise<string> | undefined;

  /** `salt` has 16 bytes, random by default. Throws BusyError if too many are already waiting. */
  hash(password: string, turn: Turn = { purpose: 'registration' }, salt?: Uint8Array): Promise<string> {
    return this.queue.runInTurn(turn, () => hash(password, { ...this.parameters, ...(salt && { salt }) }));
  }

  /**
   * An index or -1. Computes exactly one hash, even for an empty list, so that timing reveals nothing. Only hashes with the first one's
   * salt can match. Throws BusyError if too many wait.
   */
  async findMatch(storedHashes: readonly string[], password: string, turn: Turn): Promise<number> {
    const [first] = storedHashes;
    if (first === undefined || storedHashes.length === 1)
      return (await this.verify(first ?? null, password, turn)) ? 0 : -1;
    const made = Buffer.from(await this.queue.runInTurn(turn, () => hash(password, parseParameters(first))));
    return storedHashes.findIndex((each) => {
      const stored = Buffer.from(each);
      return stored.length === made.length && timingSafeEqual(stored, made);
    });
  }

  /**
   * Takes equally long without a hash. `turn` keeps one account or email address from filling the queue. Throws BusyError if too many
   * wait.
   */
  async verify(storedHash: string | null, password: string, turn: Turn): Promise<boolean> {
    this.decoy ??= hash('no password', this.parameters);
    const against = storedHash ?? (await this.decoy);
    const matches = await this.queue.runInTurn(turn, () => verify(against, password));
    return matches && storedHash !== null;
  }

  isOutdated(storedHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.parameters;
    return !storedHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

/** Parses `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
function parseParameters(storedHash: string) {
  const [, , , parameters = '', salt = ''] = storedHash.split('$');
  const readValue = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(parameters)?.[1]);
  return {
    memoryCost: readValue('m'),
    timeCost: readValue('t'),
    parallelism: readValue('p'),
    salt: Buffer.from(salt, 'base64'),
  };
}
