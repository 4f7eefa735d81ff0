import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from './product-process';

export class SharedClock {
  private offsetMs = 0;
  private readonly file: string;

  constructor(folder: string) {
    this.file = join(folder, 'clock');
    this.turnTo(new Date());
  }

  get options(): Required<Omit<StartOptions, 'at'>> {
    return { environment: { CLOCK_FILE: this.file }, preload: [join(__dirname, 'shift-clock.cjs')] };
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  turnTo(moment: Date): void {
    this.offsetMs = moment.getTime() - Date.now();
    // An atomic rename, so that no reader sees half a number.
    writeFileSync(`${this.file}.next`, String(this.offsetMs));
    renameSync(`${this.file}.next`, this.file);
  }

  forward(ms: number): void {
    this.turnTo(new Date(this.now().getTime() + ms));
  }
}
