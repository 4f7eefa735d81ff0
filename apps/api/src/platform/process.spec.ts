import { mongo } from 'mongoose';
import { AdminModule } from '../admin.module';
import { runCommandLine } from './command-line/command-line';
import { readConfig } from './config/config';
import { ignoreEpipe, sentenceFor } from './process';

describe('an entry point that cannot start', () => {
  it('is one sentence, soon, when the database is away, without its password', async () => {
    const config = readConfig({ MONGODB_URI: 'mongodb://figura:secret@127.0.0.1:1/figura' });
    const written = (['stdout', 'stderr'] as const).map((stream) =>
      jest.spyOn(process[stream], 'write').mockReturnValue(true),
    );
    const started = Date.now();
    const error: unknown = await runCommandLine(AdminModule.for(config), ['coupons', 'list']).catch(
      (thrown: unknown) => thrown,
    );
    const calls = written.flatMap(({ mock }) => mock.calls);
    jest.restoreAllMocks();
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(calls).toEqual([]);
    expect(sentenceFor(error)).toMatch(
      /^The database does not answer \(.*127\.0\.0\.1:1\)\. Start it, or correct MONGODB_URI\.$/,
    );
    expect(sentenceFor(error)).not.toContain('secret');
  });

  it('is one sentence when the database knows another password', () => {
    const refusal = new mongo.MongoServerError({ ok: 0, errmsg: 'Authentication failed.', code: 18 });
    expect(sentenceFor(refusal)).toBe(
      'The database does not accept the user or the password of MONGODB_URI. Correct them.',
    );
  });

  it('keeps the stack of what nobody foresaw', () => {
    expect(sentenceFor(new TypeError('x is not a function'))).toMatch(/\n {4}at /);
  });
});

it('a program outlives the reader of its output', () => {
  const before = process.stdout.listeners('error');
  ignoreEpipe();
  const [added] = process.stdout.listeners('error').filter((one) => !before.includes(one));
  process.stdout.off('error', added as () => void);
  const fail = (code: string) => () =>
    (added as (error: Error) => void)(Object.assign(new Error(), { code }));
  expect(fail('EPIPE')).not.toThrow();
  expect(fail('ENOSPC')).toThrow();
});
