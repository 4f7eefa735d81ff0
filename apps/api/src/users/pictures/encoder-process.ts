import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { MAX_DECODED_PIXELS } from './picture-limits';

const PROGRAM = join(__dirname, 'encode-picture.cjs');
const HEAP_MEGABYTES = 64;

export interface EncoderLimits {
  memoryBytes: number;
  /** Wall-clock milliseconds per picture. */
  timeoutMs: number;
  idleMs: number;
}

/**
 * The costliest allowed picture (progressive JPEG, 25 megapixels) takes 206 MB and 0.4 s; 15 s allow for a busy
 * machine.
 */
export const ENCODER_LIMITS: EncoderLimits = { memoryBytes: 300e6, timeoutMs: 15_000, idleMs: 20_000 };

export interface PictureShape {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
  /** Fills transparent parts, which otherwise stay transparent. */
  readonly background?: string;
}

export type Encoded = readonly Buffer[] | 'unreadable' | 'too-costly' | 'died';

type EncoderReply = { encoded: Uint8Array[] } | { failed: 'unreadable' | 'too-costly' };

/** Started on demand, stopped when idle, killed when a picture takes too long. */
export class EncoderProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly limits: EncoderLimits = ENCODER_LIMITS) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** One at a time; wait for the previous call. */
  async encode(picture: Buffer, shapes: readonly PictureShape[]): Promise<Encoded> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const outcome = await this.ask(this.child, { picture, shapes });
    this.idle = setTimeout(() => this.end(), this.limits.idleMs);
    this.idle.unref();
    return outcome;
  }

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
      // Passes no secrets to a decoder that may be exploited. A single arena frees memory sooner.
      env: { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1' },
    });
    // The parent exits without waiting for it; it notices and exits, too.
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
      const onMessage = (reply: EncoderReply): void => {
        if ('encoded' in reply) settle(reply.encoded.map((bytes) => Buffer.from(bytes)));
        else if (reply.failed === 'unreadable') settle(reply.failed);
        else kill(reply.failed);
      };
      const onExit = (): void => settle(outcome);
      const kill = (why: Encoded): void => {
        outcome = why;
        child.kill('SIGKILL');
      };
      const patience = setTimeout(() => kill('too-costly'), this.limits.timeoutMs);
      child.on('message', onMessage).on('exit', onExit);
      child.send(task, (error) => {
        if (error && child.exitCode === null && child.signalCode === null) kill('died');
        else if (error) settle('died');
      });
    });
  }
}
