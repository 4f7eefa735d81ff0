import type { Text } from '@figura/messages';
import { Inject, Injectable, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { BusyError } from '../../platform/errors/domain-error';
import { InvalidPictureError } from '../users.errors';
import { ENCODER_LIMITS, EncoderProcess, type EncoderLimits, type PictureShape } from './encoder-process';
import { assertAffordable } from './picture-limits';
import { pictures as t } from '../messages.en';

/** Each takes up to a second; more are rejected for now. */
export const MAX_WAITING_PICTURES = 4;

const SQUARE: PictureShape = { width: 512, height: 512, fit: 'cover' };

const pending = new Gauge({
  name: 'figura_pictures',
  help: 'Profile pictures waiting or being encoded',
});
const encodings = new Counter({
  name: 'figura_pictures_total',
  help: 'Profile pictures uploaded, by outcome',
  labelNames: ['outcome'],
});

const PICTURE_ENCODER_LIMITS = Symbol('limits of the picture encoder');

/**
 * Uses a separate process with lower priority, so that threads for hashing and files, and memory, are
 * unaffected.
 */
@Injectable()
export class PictureEncoderService implements BeforeApplicationShutdown {
  private readonly process: EncoderProcess;
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(@Optional() @Inject(PICTURE_ENCODER_LIMITS) limits: EncoderLimits = ENCODER_LIMITS) {
    this.process = new EncoderProcess(limits);
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  get waiting(): number {
    return Math.max(0, this.pending - 1);
  }

  get isFull(): boolean {
    return this.pending > MAX_WAITING_PICTURES;
  }

  /**
   * 512 by 512 pixels, upright, center crop, no metadata. Throws InvalidPictureError if broken or too costly.
   * Throws BusyError while {@link MAX_WAITING_PICTURES} others wait.
   */
  async encode(picture: Buffer, label: Text): Promise<Buffer> {
    assertAffordable(picture, label);
    if (this.isFull) {
      encodings.inc({ outcome: 'refused' });
      throw new BusyError();
    }
    this.pending++;
    pending.inc();
    const turn = this.last.then(() => this.process.encode(picture, [SQUARE]));
    this.last = turn.finally(() => this.leave()).catch(() => undefined);
    const encoded = await turn;
    encodings.inc({ outcome: typeof encoded === 'string' ? encoded : 'encoded' });
    if (typeof encoded !== 'string') return encoded[0]!;
    throw new InvalidPictureError(encoded === 'too-costly' ? t('tooCostly') : t('unreadable'));
  }

  private leave(): void {
    this.pending--;
    pending.dec();
  }

  beforeApplicationShutdown(): void {
    this.process.end();
  }
}
