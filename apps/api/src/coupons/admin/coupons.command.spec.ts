import { AdminLine } from '../../testing/admin-line';
import { CouponsService } from '../coupons.service';
import { CreateCouponCommand, DisableCouponCommand, ListCouponsCommand } from './coupons.command';

describe('admin coupons', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());
  beforeEach(() => (admin.printed = ''));

  const getCommand = () => admin.get(CreateCouponCommand);
  const check = (code: string) => admin.get(CouponsService).check(code);

  it('coupons create creates a usable code', async () => {
    await getCommand().run(['influencer', ' mira10 '], {
      uses: 3,
      expires: getCommand().parseExpires('2999-01-01'),
    });
    expect(admin.printed).toBe(
      'MIRA10  influencer  good  used 0 times, 3 left, until the end of 2999-01-01 UTC\n',
    );
    expect(await check('mira10')).toEqual({ code: 'MIRA10', kind: 'influencer' });
    await expect(getCommand().run(['influencer', 'MIRA10'], {})).rejects.toThrow('already exists');
  });

  it.each([
    [['gift', 'ABC'], 'The kind is one of: influencer, access.'],
    [['access', 'A'], 'A code has 3 to 40'],
    [['access', 'A CODE'], 'A code has 3 to 40'],
  ])('coupons create refuses %p with a message', async (inputs, sentence) => {
    await expect(getCommand().run(inputs, {})).rejects.toThrow(sentence);
  });

  it.each(['0', '-1', '1.5', 'many'])('coupons create refuses %p uses', (text) => {
    expect(() => getCommand().parseUses(text)).toThrow('is not a number of uses');
  });

  it.each(['tomorrow', '2999-13-01', '2999-02-31', '12', ''])(
    'coupons create refuses %p as an expiry',
    (text) => {
      expect(() => getCommand().parseExpires(text)).toThrow('is not a date');
    },
  );

  it('coupons create refuses an expiry that has passed', () => {
    expect(() => getCommand().parseExpires('2020-12-31')).toThrow(
      'The expiry the end of 2020-12-31 UTC is in the past',
    );
  });

  it('coupons create treats a day as valid to its end, and a timestamp as the exact end', () => {
    expect(getCommand().parseExpires('2999-12-31')).toEqual(new Date('3000-01-01T00:00:00Z'));
    expect(getCommand().parseExpires('2999-12-31T18:00')).toEqual(new Date('2999-12-31T18:00:00Z'));
    const today = new Date().toISOString().slice(0, 10);
    expect(getCommand().parseExpires(today).getTime()).toBeGreaterThan(Date.now());
  });

  it('coupons disable ends a code, and coupons list shows it as disabled', async () => {
    await getCommand().run(['access', 'FRIEND'], {});
    await admin.get(DisableCouponCommand).run(['friend'], {});
    await expect(check('FRIEND')).rejects.toThrow('Invalid coupon code');
    admin.printed = '';
    await admin.get(ListCouponsCommand).run([], { json: true });
    expect(JSON.parse(admin.printed)).toContainEqual(
      expect.objectContaining({ code: 'FRIEND', kind: 'access', disabled: true, uses: 0, usesLeft: null }),
    );
    await expect(admin.get(DisableCouponCommand).run(['NOBODY'], {})).rejects.toThrow(
      'There is no code NOBODY.',
    );
  });

  it('coupons create and disable change nothing with --dry-run', async () => {
    await getCommand().run(['access', 'TRIAL'], { dryRun: true });
    expect(admin.printed).toBe('The code TRIAL would be created.\n');
    await expect(check('TRIAL')).rejects.toThrow('Invalid coupon code');
    await getCommand().run(['access', 'KEPT'], {});
    await admin.get(DisableCouponCommand).run(['kept'], { dryRun: true, json: true });
    expect(admin.printed.split('\n').at(-2)).toBe('{"code":"KEPT","dryRun":true}');
    expect(await check('KEPT')).toMatchObject({ code: 'KEPT' });
  });

  it('coupons disable refuses a second code and leaves the first one valid', async () => {
    await getCommand().run(['influencer', 'FIRST'], {});
    const { exitCode, complaint } = await admin.type('coupons disable FIRST SECOND');
    expect([exitCode, complaint]).toEqual([2, expect.stringContaining('too many arguments')]);
    expect(await check('FIRST')).toMatchObject({ code: 'FIRST' });
  });
});
