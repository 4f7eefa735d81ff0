import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { MAX_DECODED_PIXELS } from './picture-limits';

/** Lies beside this file, and beside the bundle. */
const PROGRAM = join(__dirname, 'encode-picture.cjs');
/** Of the program's own JavaScript, in megabytes: it does nothing but pass pictures on. */
const HEAP_MEGABYTES = 64;

/** What one picture may take. */
export interface EncoderLimits {
  /** Resident memory of the process, in bytes. */
  memoryBytes: number;
  /** Wall-clock time of one picture. */
  patienceMs: number;
  /** A process that has had nothing to do for so long ends. */
  idleMs: number;
}

/**
 * The dearest picture that is let in takes 206 MB and 0.4 s alone (a progressive JPEG of 25 megapixels). Fifteen seconds
 * are for a machine that is busy with more important things.
 */
export const ENCODER_LIMITS: EncoderLimits = { memoryBytes: 300e6, patienceMs: 15_000, idleMs: 20_000 };

/** A WebP that is wanted of a picture. */
export interface PictureShape {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Filled and cropped to the center, or held within and never enlarged. */
  readonly fit: 'cover' | 'inside';
  /** Color behind what is transparent; without it that stays so. */
  readonly background?: string;
}

/** What came of a picture: a WebP for each shape, or why there is none. */
export type Encoded = readonly Buffer[] | 'unreadable' | 'too-costly' | 'died';

type EncoderReply = { encoded: Uint8Array[] } | { failed: 'unreadable' | 'too-costly' };

/**
 * A process of its own that encodes one picture after the other; started when there is one, ended when there has been
 * none for a while, and killed when a picture takes too long.
 */
export class EncoderProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: EncoderLimits = ENCODER_LIMITS) {}

  /** Process id; undefined while there is nothing to do. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Encodes a picture as WebP, in each of the shapes. The next one may be given when this is settled. */
  async encode(picture: Buffer, shapes: readonly PictureShape[]): Promise<Encoded> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const outcome = await this.ask(this.child, { picture, shapes });
    this.idle = setTimeout(() => this.end(), this.limits.idleMs);
    this.idle.unref();
    return outcome;
  }

  /** Ends the process; a picture that it is at comes to `died`. */
  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM, [MAX_DECODED_PIXELS, this.limits.memoryBytes].map(String), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      // Nothing of ours: a decoder that a picture takes over finds no secret. One arena gives memory back sooner.
      env: { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1' },
    });
    // Our own end does not wait for it; it notices that and ends.
    child.unref();
    child.channel?.unref();
    const forget = (): void => {
      if (this.child === child) this.child = undefined;
    };
    child.once('exit', forget).on('error', forget);
    return child;
  }

  private ask(
    child: ChildProcess,
    task: { picture: Buffer; shapes: readonly PictureShape[] },
  ): Promise<Encoded> {
    return new Promise((resolve) => {
      let outcome: Encoded = 'died';
      const settle = (settled: Encoded): void => {
        clearTimeout(patience);
        child.off('message', onMessage).off('exit', onExit);
        resolve(settled);
      };
      const onMessage = (answer: EncoderReply): void => {
        if ('encoded' in answer) settle(answer.encoded.map((bytes) => Buffer.from(bytes)));
        else if (answer.failed === 'unreadable') settle(answer.failed);
        else kill(answer.failed);
      };
      const onExit = (): void => settle(outcome);
      const kill = (why: Encoded): void => {
        outcome = why;
        child.kill('SIGKILL');
      };
      const patience = setTimeout(() => kill('too-costly'), this.limits.patienceMs);
      child.on('message', onMessage).on('exit', onExit);
      child.send(task, (error) => {
        // It ended between two pictures.
        if (error && child.exitCode === null && child.signalCode === null) kill('died');
        else if (error) settle('died');
      });
    });
  }
}
