import { AdminLine } from '../../testing/admin-line';
import { GrantUserCommand } from '../../users/admin/users.command';
import { UsersRepository } from '../../users/users.repository';
import { CouponsService } from '../coupons.service';
import { CreateCouponCommand, DisableCouponCommand, ListCouponsCommand } from './coupons.command';

describe('admin', () => {
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());
  beforeEach(() => (admin.printed = ''));

  const create = () => admin.get(CreateCouponCommand);
  const check = (code: string) => admin.get(CouponsService).check(code);

  it('coupons create makes a code that can be used', async () => {
    await create().run(['influencer', ' mira10 '], { uses: 3, expires: create().parseExpires('2999-01-01') });
    expect(admin.printed).toBe(
      'MIRA10  influencer  good  used 0 times, 3 left, until 2999-01-01 00:00 UTC\n',
    );
    expect(await check('mira10')).toEqual({ code: 'MIRA10', kind: 'influencer' });
    await expect(create().run(['influencer', 'MIRA10'], {})).rejects.toThrow('exists already');
  });

  it.each([
    [['gift', 'ABC'], 'The kind is one of: influencer, access.'],
    [['access', 'A'], 'A code has 3 to 40'],
    [['access', 'A CODE'], 'A code has 3 to 40'],
  ])('coupons create refuses %p in words', async (inputs, sentence) => {
    await expect(create().run(inputs, {})).rejects.toThrow(sentence);
  });

  it.each(['0', '-1', '1.5', 'many'])('coupons create refuses %p uses', (text) => {
    expect(() => create().parseUses(text)).toThrow('is not a number of uses');
  });

  it.each(['tomorrow', '2026-13-01', '12'])('coupons create refuses %p as an expiry', (text) => {
    expect(() => create().parseExpires(text)).toThrow('is not a date');
  });

  it('coupons disable ends a code, and coupons list shows it', async () => {
    await create().run(['access', 'FRIEND'], {});
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

  it('users grant gives lifetime access', async () => {
    const users = admin.get(UsersRepository);
    const names = { firstName: 'Mira', lastName: 'L', gender: 'F' } as const;
    await users.create({ email: 'mira@example.com', passwordHash: 'x', ...names, createdAt: new Date() });
    const grant = admin.get(GrantUserCommand);
    await grant.run(['Mira@Example.com']);
    expect(admin.printed).toBe('mira@example.com has lifetime access now.\n');
    expect(await users.findByEmail('mira@example.com')).toMatchObject({ hasPaid: true });
    await expect(grant.run(['nobody@example.com'])).rejects.toThrow('There is no account');
  });
});
