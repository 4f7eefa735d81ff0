import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { WaitingLine, type Turn } from './waiting-line';

/** OWASP's minimum for argon2id, which is the library's algorithm: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

@Injectable()
export class PasswordHasher {
  private readonly line = new WaitingLine();
  private decoy: Promise<string> | undefined;

  /** @throws BusyError when too many wait already */
  hash(password: string, turn: Turn = { share: 'registration' }): Promise<string> {
    return this.line.inTurn(turn, () => hash(password, PARAMETERS));
  }

  /**
   * Whether a password is the one that was hashed. Without a hash it takes as long and says no.
   *
   * @param turn whose password it is: one account or address cannot fill the line for everybody else
   * @throws BusyError when too many wait already
   */
  async verify(storedHash: string | null, password: string, turn: Turn): Promise<boolean> {
    this.decoy ??= hash('no password', PARAMETERS);
    const against = storedHash ?? (await this.decoy);
    const matches = await this.line.inTurn(turn, () => verify(against, password));
    return matches && storedHash !== null;
  }

  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(PREFIX);
  }
}
