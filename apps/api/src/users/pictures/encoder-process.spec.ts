import sharp from 'sharp';
import { ENCODER_LIMITS, EncoderProcess, type PictureShape } from './encoder-process';

const createFlat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } });

const SHAPES: PictureShape[] = [{ width: 512, height: 512, fit: 'cover' }];

describe('EncoderProcess', () => {
  const started: EncoderProcess[] = [];
  afterEach(() => started.splice(0).forEach((encoder) => encoder.end()));
  const start = (limits: Partial<typeof ENCODER_LIMITS> = {}) => {
    const encoder = new EncoderProcess(Object.assign(limits, { ...ENCODER_LIMITS, ...limits }));
    started.push(encoder);
    return encoder;
  };
  const createSmall = () => createFlat(8, 8).png().toBuffer();

  it('encode() starts one process at the first picture and reuses it', async () => {
    const encoder = start();
    expect(encoder.pid).toBeUndefined();
    expect(await encoder.encode(await createSmall(), SHAPES)).toHaveLength(1);
    const { pid } = encoder;
    expect(await encoder.encode(Buffer.from('no picture'), SHAPES)).toBe('unreadable');
    expect(await encoder.encode(await createSmall(), SHAPES)).toHaveLength(1);
    expect(encoder.pid).toBe(pid);
  });

  it('the encoder process exits when it is idle', async () => {
    const encoder = start({ idleMs: 1 });
    await encoder.encode(await createSmall(), SHAPES);
    const pid = encoder.pid!;
    while (encoder.pid !== undefined) await new Promise(setImmediate);
    while (isAlive(pid)) await new Promise(setImmediate);
  });

  it('encode() kills a process that exceeds its memory, and encodes the next picture [S82]', async () => {
    const encoder = start({ memoryBytes: 120e6 });
    const hungry = await createFlat(5_000, 5_000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect(await encoder.encode(hungry, SHAPES)).toBe('too-costly');
    expect(await encoder.encode(await createSmall(), SHAPES)).toHaveLength(1);
  });

  it('encode() kills a process that exceeds its time, and encodes the next picture [S82]', async () => {
    const limits = { timeoutMs: 100 };
    const encoder = start(limits);
    const picture = await createSmall();
    const hanging = encoder.encode(picture, SHAPES);
    process.kill(encoder.pid!, 'SIGSTOP');
    expect(await hanging).toBe('too-costly');
    limits.timeoutMs = ENCODER_LIMITS.timeoutMs;
    expect(await encoder.encode(await createSmall(), SHAPES)).toHaveLength(1);
  });

  it('the encoder process inherits no settings and no secrets [S82]', async () => {
    process.env['JWT_SECRET'] = 'a secret that no decoder needs';
    const encoder = start();
    await encoder.encode(await createSmall(), SHAPES);
    delete process.env['JWT_SECRET'];
    const { readFileSync, existsSync } = await import('node:fs');
    const file = `/proc/${encoder.pid}/environ`;
    if (existsSync(file)) expect(readFileSync(file, 'utf8')).not.toContain('JWT_SECRET');
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
