import { Injectable } from '@nestjs/common';
import { getSentenceFor } from '../process';

/** How something is: right, to be looked at, or wrong. */
export type Health = 'ok' | 'doubtful' | 'wrong';

/** What was found of one thing, in a sentence, and what to do about it where it is not right. */
export interface Finding {
  health: Health;
  says: string;
  advice?: string;
}

/** Looks at one thing. What it throws is a finding too. */
export interface Examination {
  readonly about: string;
  /** What to do when the look itself fails. */
  readonly advice: string;
  /** Whether it looks at what the database holds, and has to wait for that. */
  readonly isStored?: boolean;
  examine(): Promise<Finding | readonly Finding[]>;
}

/** How long one look may take, in milliseconds. */
const PROBE_TIMEOUT_MS = 10_000;

const NOT_EXAMINED: Finding = {
  health: 'doubtful',
  says: 'Not examined, since the database does not answer',
  advice: 'Run the doctor again when it does.',
};

/** Looks at everything that a running Figura needs. Domains register what they need. */
@Injectable()
export class Doctor {
  private readonly examinations: Examination[] = [];
  private reachDatabase: () => Promise<unknown> = () => Promise.resolve();

  register(examination: Examination): void {
    this.examinations.push(examination);
  }

  /** @param reach rejects when the database does not answer: everything else is examined all the same */
  waitFor(reach: () => Promise<unknown>): void {
    this.reachDatabase = reach;
  }

  async examine(): Promise<(Finding & { about: string })[]> {
    const isThere = this.reachDatabase().then(
      () => true,
      () => false,
    );
    const findings = await Promise.all(
      this.examinations.map(async ({ about, advice, isStored, examine }) => {
        if (isStored && !(await isThere)) return [{ about, ...NOT_EXAMINED }];
        try {
          const found = await Promise.race([examine(), rejectLate()]);
          return [found].flat().map((finding) => ({ about, ...finding }));
        } catch (error) {
          // Some sentences hold the advice already.
          const says = getSentenceFor(error).split('\n')[0]!.replace(` ${advice}`, '');
          return [{ about, health: 'wrong' as const, says, advice }];
        }
      }),
    );
    return findings.flat();
  }
}

function rejectLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It did not answer in time')), PROBE_TIMEOUT_MS).unref();
  });
}
