import { AdminLine } from '../../testing/admin-line';
import { Shop } from '../../testing/shop';
import { TestApp } from '../../testing/test-app';

describe('admin payments refund next to a running server in local mode', () => {
  let test: TestApp;
  let admin: AdminLine;

  beforeAll(async () => {
    test = await TestApp.start();
  });
  beforeAll(async () => {
    admin = await AdminLine.start(test.folder);
  });
  afterAll(async () => {
    await admin.stop();
    await test.stop();
  });

  it("refunds through the server's Stripe simulator, and revokes access", async () => {
    const shop = new Shop(test);
    const mira = await shop.customer();
    const session = await shop.session(mira);
    await shop.press(session, 'pay');
    expect(await shop.hasPaid(mira)).toBe(true);

    expect(await admin.type(`payments refund ${session} --dry-run`)).toMatchObject({ exitCode: 0 });
    expect(shop.simulator.ledger.findEntry(session).refunds).toEqual([]);
    expect(await admin.type(`payments refund ${session} --yes`)).toMatchObject({
      exitCode: 0,
      printed: expect.stringMatching(/^\$89 of the payment \w{24} was refunded\.\n$/) as string,
    });
    expect(shop.simulator.ledger.findEntry(session).refunds).toHaveLength(1);
    await shop.simulator.webhooks.waitUntilIdle();
    expect(await shop.hasPaid(mira)).toBe(false);
    const mails = await test.mailsTo(mira.email);
    expect(mails.filter(({ subject }) => /refund/i.test(subject))).toHaveLength(1);
    expect(await admin.type(`payments refund ${session} --yes`)).toMatchObject({
      exitCode: 2,
      complaint: expect.stringMatching(
        /^The payment \w{24} was refunded in full on [\d-]{10}; nothing/,
      ) as string,
    });
  });
});
