import { TestApp } from '../testing/test-app';
import { CouponUsesRepository } from './coupon-uses.repository';
import { CouponsRepository } from './coupons.repository';
import { CouponsService } from './coupons.service';
import { InvalidCouponError } from './coupons.errors';
import { HOUR_MS } from '../platform/clock/durations';

describe('CouponsService reservations', () => {
  let test: TestApp;
  let coupons: CouponsService;
  let count = 0;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    coupons = test.app.get(CouponsService, { strict: false });
  });
  afterAll(() => test.stop());
  afterEach(() => test.clock.turnTo(new Date()));

  async function createCoupon(usesLeft: number | null = 1): Promise<string> {
    const code = `RESERVED${++count}`;
    const repository = test.app.get(CouponsRepository, { strict: false });
    await repository.create({ code, kind: 'access', createdAt: new Date(), usesLeft });
    return code;
  }
  const getTimeInHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR_MS);
  const reserve = (code: string, holder: string, hours = 24) =>
    coupons.reserve(code, holder, getTimeInHours(hours));
  const expectRefused = (code: string, holder: string) =>
    expect(reserve(code, holder)).rejects.toThrow(InvalidCouponError);
  const findUsage = async (code: string) => {
    const { uses, usesLeft, reserved } = (await coupons.find(code))!;
    return { uses, usesLeft, reserved };
  };

  it.each([
    [1, 50],
    [7, 50],
  ])('reserve gives exactly %i uses to %i concurrent holders [S87]', async (uses, holders) => {
    const code = await createCoupon(uses);
    const results = await Promise.allSettled(
      Array.from({ length: holders }, (_, index) => reserve(code, `holder-${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(uses);
    expect(await findUsage(code)).toEqual({ uses: 0, usesLeft: 0, reserved: uses });
  });

  it('reserve gives lapsed reservations to exactly as many concurrent holders [S87]', async () => {
    const code = await createCoupon(3);
    for (const holder of ['a', 'b', 'c']) await reserve(code, holder, 1);
    test.clock.forward(HOUR_MS);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => reserve(code, `late-${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('reserve takes one use per holder, even for concurrent calls [S87]', async () => {
    const code = await createCoupon(2);
    await Promise.all(Array.from({ length: 20 }, () => reserve(code, 'mira')));
    expect(await findUsage(code)).toEqual({ uses: 0, usesLeft: 1, reserved: 1 });
  });

  it('reserve takes no second use when another tab reserves between its steps [S87]', async () => {
    const code = await createCoupon(2);
    const repository = test.app.get(CouponUsesRepository, { strict: false });
    const slots = repository.countSlots.bind(repository);
    jest.spyOn(repository, 'countSlots').mockImplementationOnce(async () => {
      await reserve(code, 'mira');
      return slots(code);
    });
    await reserve(code, 'mira');
    expect(await findUsage(code)).toEqual({ uses: 0, usesLeft: 1, reserved: 1 });
  });

  it('a reservation lapses exactly at its end [S87]', async () => {
    const code = await createCoupon();
    await reserve(code, 'gone', 24);
    test.clock.forward(24 * HOUR_MS - 60_000);
    await expectRefused(code, 'mira');
    await expect(coupons.check(code)).rejects.toThrow(InvalidCouponError);
    test.clock.forward(60_000);
    expect(await coupons.check(code)).toEqual({ code, kind: 'access' });
    await reserve(code, 'mira');
    await expectRefused(code, 'gone');
  });

  it('reserve extends a reservation and never shortens it', async () => {
    const code = await createCoupon();
    await reserve(code, 'mira', 2);
    await reserve(code, 'mira', 1);
    test.clock.forward(1.5 * HOUR_MS);
    await expectRefused(code, 'noor');
    await reserve(code, 'mira', 1);
    test.clock.forward(0.75 * HOUR_MS);
    await expectRefused(code, 'noor');
  });

  it.each([1, null])(
    'confirm counts one use of a code for %p, even for concurrent calls [S87]',
    async (limit) => {
      const code = await createCoupon(limit);
      await reserve(code, 'mira');
      const responses = await Promise.all(Array.from({ length: 20 }, () => coupons.confirm(code, 'mira')));
      expect(new Set(responses)).toEqual(new Set([true]));
      expect(await findUsage(code)).toEqual({ uses: 1, usesLeft: limit && 0, reserved: 0 });
    },
  );

  it('a confirmed use neither lapses nor can be released [S87]', async () => {
    const code = await createCoupon();
    await reserve(code, 'mira');
    await coupons.confirm(code, 'mira');
    await coupons.release(code, 'mira');
    test.clock.forward(1_000 * HOUR_MS);
    await expectRefused(code, 'noor');
    expect(await coupons.confirm(code, 'mira')).toBe(true);
  });

  it('confirm accepts a lapsed reservation only if its place is still free [S87]', async () => {
    const code = await createCoupon();
    await reserve(code, 'mira', 1);
    test.clock.forward(2 * HOUR_MS);
    expect(await coupons.confirm(code, 'mira')).toBe(true);
    const other = await createCoupon();
    await reserve(other, 'mira', 1);
    test.clock.forward(2 * HOUR_MS);
    await reserve(other, 'noor');
    expect(await coupons.confirm(other, 'mira')).toBe(false);
    expect(await coupons.confirm(other, 'noor')).toBe(true);
    expect(await findUsage(other)).toEqual({ uses: 1, usesLeft: 0, reserved: 0 });
  });

  it('release frees a reservation at once, and no other one', async () => {
    const [code, other] = [await createCoupon(), await createCoupon()];
    await reserve(code, 'mira');
    await reserve(other, 'mira');
    await coupons.release(code, 'mira');
    await coupons.release(code, 'mira');
    await reserve(code, 'noor');
    await expectRefused(other, 'noor');
    expect(await coupons.confirm(code, 'mira')).toBe(false);
    await coupons.releaseAll('mira');
    await reserve(other, 'noor');
  });

  it('confirm honors the reservation of a code that was disabled meanwhile', async () => {
    const code = await createCoupon();
    await reserve(code, 'mira');
    await test.app.get(CouponsRepository, { strict: false }).disable(code);
    await expectRefused(code, 'mira');
    expect(await coupons.confirm(code, 'mira')).toBe(true);
  });

  it('abandoned reservations lose no use: each use is either confirmed or free again [S87]', async () => {
    const code = await createCoupon(5);
    for (let round = 0; round < 4; round++) {
      const names = Array.from({ length: 8 }, (_, index) => `r${round}-${index}`);
      await Promise.allSettled(names.map((name) => reserve(code, name, 1)));
      if (round === 1) await coupons.confirm(code, await findFirstHolder(names));
      test.clock.forward(HOUR_MS);
    }
    expect(await findUsage(code)).toEqual({ uses: 1, usesLeft: 4, reserved: 0 });

    async function findFirstHolder(among: string[]): Promise<string> {
      for (const name of among) {
        try {
          await reserve(code, name, 1);
          return name;
        } catch {
          // Has no reservation.
        }
      }
      throw new Error('nobody holds one');
    }
  });
});
