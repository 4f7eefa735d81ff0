import { Inject, Injectable, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { BusyError } from '../../platform/errors/domain-error';
import { InvalidPictureError } from '../users.errors';
import { ENCODER_LIMITS, EncoderProcess, type EncoderLimits, type PictureShape } from './encoder-process';
import { assertAffordable, UNREADABLE } from './picture-limits';

/** Pictures that wait for the one that is encoded: each takes a second at most on a machine that has time. More are told to come again. */
export const MAX_WAITING_PICTURES = 4;

/** Of a profile picture, and of a photograph in a wardrobe. */
const SQUARE: PictureShape = { width: 512, height: 512, fit: 'cover' };

const pending = new Gauge({
  name: 'figura_pictures',
  help: 'Profile pictures that are encoded or wait for it',
});
const encodings = new Counter({
  name: 'figura_pictures_total',
  help: 'Uploaded profile pictures, by what came of them',
  labelNames: ['outcome'],
});

/** Injection token of other limits than {@link ENCODER_LIMITS}. */
const PICTURE_ENCODER_LIMITS = Symbol('limits of the picture encoder');

/**
 * Encodes the pictures of users, one at a time, in a process of its own with a lower priority: neither the threads in which
 * passwords are hashed and files are read nor the memory of this process know of it.
 */
@Injectable()
export class PictureEncoderService implements BeforeApplicationShutdown {
  private readonly process: EncoderProcess;
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(@Optional() @Inject(PICTURE_ENCODER_LIMITS) limits: EncoderLimits = ENCODER_LIMITS) {
    this.process = new EncoderProcess(limits);
  }

  /** Id of the process that encodes; undefined while there is nothing to do. */
  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Pictures that wait behind the one that is encoded. */
  get waiting(): number {
    return Math.max(0, this.pending - 1);
  }

  /** Whether a further picture is refused. */
  get isFull(): boolean {
    return this.pending > MAX_WAITING_PICTURES;
  }

  /**
   * Re-encodes an uploaded picture as a 512 by 512 pixel WebP without metadata, turned as its camera meant it and
   * cropped to the center.
   *
   * @param label what the picture is called at the beginning of a sentence
   * @throws InvalidPictureError when the bytes are not a whole PNG, JPEG or WebP picture, or cost too much to read
   * @throws BusyError while {@link MAX_WAITING_PICTURES} others wait
   */
  async encode(picture: Buffer, label: string): Promise<Buffer> {
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
    throw new InvalidPictureError(
      encoded === 'too-costly'
        ? 'This picture takes too much work to read. Please save it smaller and try again.'
        : UNREADABLE,
    );
  }

  private leave(): void {
    this.pending--;
    pending.dec();
  }

  beforeApplicationShutdown(): void {
    this.process.end();
  }
}
