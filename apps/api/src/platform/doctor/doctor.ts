import { Injectable } from '@nestjs/common';
import { sentenceFor } from '../process';

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
  examine(): Promise<Finding | readonly Finding[]>;
}

/** How long one look may take, in milliseconds. */
const LONGEST_LOOK_MS = 10_000;

/** Looks at everything that a running Figura needs. Domains register what they need. */
@Injectable()
export class Doctor {
  private readonly examinations: Examination[] = [];

  register(examination: Examination): void {
    this.examinations.push(examination);
  }

  async examine(): Promise<(Finding & { about: string })[]> {
    const findings = await Promise.all(
      this.examinations.map(async ({ about, advice, examine }) => {
        try {
          const found = await Promise.race([examine(), tooLate()]);
          return [found].flat().map((finding) => ({ about, ...finding }));
        } catch (error) {
          return [{ about, health: 'wrong' as const, says: sentenceFor(error).split('\n')[0]!, advice }];
        }
      }),
    );
    return findings.flat();
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It did not answer in time')), LONGEST_LOOK_MS).unref();
  });
}
