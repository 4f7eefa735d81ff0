import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BusyError } from '../errors/domain-error';

/** OWASP's minimum for argon2id, which is the library's algorithm: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Hashes that run at once. More would fill libuv's four threads and starve files and DNS. */
const CONCURRENT = 2;
/** Hashes that may wait: about half a second of work. Beyond it people are asked to try again. */
const WAITING = 60;

@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PARAMETERS));
  }

  /** Whether a password is the one that was hashed. Without a hash it takes as long and says no. */
  async verify(storedHash: string | null, password: string): Promise<boolean> {
    this.decoy ??= hash('no password', PARAMETERS);
    const against = storedHash ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(against, password));
    return matches && storedHash !== null;
  }

  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(PREFIX);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= CONCURRENT) {
      if (this.queue.length >= WAITING) throw new BusyError();
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }
}
