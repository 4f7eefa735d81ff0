import { mongo } from 'mongoose';
import { AdminModule } from '../admin.module';
import { runCommandLine } from './command-line/command-line';
import { readConfig } from './config/config';
import { ignoreEpipe, describeError } from './process';

describe('describeError', () => {
  it('names an unreachable database in one sentence, quickly and without the password', async () => {
    const config = readConfig({ MONGODB_URI: 'mongodb://figura:secret@127.0.0.1:1/figura' });
    const written = (['stdout', 'stderr'] as const).map((stream) =>
      jest.spyOn(process[stream], 'write').mockReturnValue(true),
    );
    const started = Date.now();
    const error: unknown = await runCommandLine(await AdminModule.load(config), ['coupons', 'list']).catch(
      (thrown: unknown) => thrown,
    );
    const calls = written.flatMap(({ mock }) => mock.calls);
    jest.restoreAllMocks();
    expect(Date.now() - started).toBeLessThan(25_000);
    expect(calls).toEqual([]);
    process.env['MONGODB_URI'] ??= 'mongodb://127.0.0.1:1/figura';
    expect(describeError(error)).toMatch(
      /^The database does not respond \(.*127\.0\.0\.1:1\)\. Start it, or correct MONGODB_URI\.$/,
    );
    expect(describeError(error)).not.toContain('secret');
  });

  it('mentions no setting when the database is embedded', () => {
    const before = process.env['MONGODB_URI'];
    delete process.env['MONGODB_URI'];
    try {
      const sentence = describeError(new mongo.MongoServerSelectionError('away', {} as never));
      expect(sentence).toMatch(/^The embedded database did not respond in time: .* Try again in a minute\.$/);
    } finally {
      if (before !== undefined) process.env['MONGODB_URI'] = before;
    }
  });

  it('names rejected database credentials in one sentence', () => {
    const error = new mongo.MongoServerError({ ok: 0, errmsg: 'Authentication failed.', code: 18 });
    expect(describeError(error)).toBe(
      'The database does not accept the user or the password of MONGODB_URI. Correct them.',
    );
  });

  it('keeps the stack of an unexpected error', () => {
    expect(describeError(new TypeError('x is not a function'))).toMatch(/\n {4}at /);
  });
});

it('ignoreEpipe ignores a closed pipe on stdout, but no other error', () => {
  const before = process.stdout.listeners('error');
  ignoreEpipe();
  const [added] = process.stdout.listeners('error').filter((listener) => !before.includes(listener));
  process.stdout.off('error', added as () => void);
  const fail = (code: string) => () =>
    (added as (error: Error) => void)(Object.assign(new Error(), { code }));
  expect(fail('EPIPE')).not.toThrow();
  expect(fail('ENOSPC')).toThrow();
});
