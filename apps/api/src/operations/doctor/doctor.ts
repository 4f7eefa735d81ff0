import { Injectable } from '@nestjs/common';
import { describeError } from '../../platform/process';

export type Health = 'ok' | 'warning' | 'error';

export interface Finding {
  health: Health;
  says: string;
  advice?: string;
}

export function reportOk(says: string): Finding {
  return { health: 'ok', says };
}

export function reportWarning(says: string, advice?: string): Finding {
  return { health: 'warning', says, ...(advice && { advice }) };
}

export function reportProblem(says: string, advice: string): Finding {
  return { health: 'error', says, advice };
}

export interface Examination {
  readonly about: string;
  readonly advice: string;
  readonly isStored?: boolean;
  examine(): Promise<Finding | readonly Finding[]>;
}

const PROBE_TIMEOUT_MS = 10_000;

const NOT_EXAMINED: Finding = {
  health: 'warning',
  says: 'Not checked, because the database does not respond',
  advice: 'Run the doctor again once it does.',
};

@Injectable()
export class Doctor {
  private readonly examinations: Examination[] = [];
  private reachDatabase: () => Promise<unknown> = () => Promise.resolve();

  register(examination: Examination): void {
    this.examinations.push(examination);
  }

  /** @param reach rejects without a database; everything else is still checked */
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
          const says = describeError(error).split('\n')[0]!.replace(` ${advice}`, '');
          return [{ about, health: 'error' as const, says, advice }];
        }
      }),
    );
    return findings.flat();
  }
}

function rejectLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No response in time')), PROBE_TIMEOUT_MS).unref();
  });
}
