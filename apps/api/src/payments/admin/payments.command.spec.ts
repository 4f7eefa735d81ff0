import { AdminLine } from '../../testing/admin-line';
import { JobsRepository } from '../../jobs/jobs.repository';
import { UsersRepository } from '../../users/users.repository';
import { PaymentsRepository } from '../fulfillment/payments.repository';
import { PaymentMailsService } from '../mails/payment-mails.service';

describe('admin payments', () => {
  let admin: AdminLine;
  let userId: string;
  let reference: string;

  beforeAll(async () => {
    admin = await AdminLine.start();
    const user = await admin.get(UsersRepository).create({
      email: 'noor@example.com',
      passwordHash: 'x',
      firstName: 'Noor',
      lastName: 'K',
      gender: 'F',
      isVerified: true,
      hasPaid: true,
      createdAt: new Date(),
    });
    userId = user!.id;
    const payment = await admin.get(PaymentsRepository).keep({
      sessionId: 'cs_test_1',
      userId,
      amount: 4_410,
      currency: 'usd',
      couponCode: 'MIRA10',
      referredBy: 'a friend',
      paidAt: new Date(),
    });
    reference = payment.id;
    await admin.get(PaymentMailsService).enqueue('receipt', payment);
    const job = (await admin.get(JobsRepository).claimNext(new Date(), 1_000))!;
    await admin.get(JobsRepository).retryAt(job, new Date(Date.now() + 3_600_000), 'the mail server is away');
  });
  afterAll(() => admin.stop());

  it('payments show prints the history of a payment by reference or session', async () => {
    for (const asked of [reference, reference.toUpperCase(), 'cs_test_1']) {
      const { printed, exitCode } = await admin.type(`payments show ${asked}`);
      expect(exitCode).toBe(0);
      expect(printed).toContain(`Payment ${reference}`);
      expect(printed).toContain('noor@example.com');
      expect(printed).toContain('$44.10 with the code MIRA10');
      expect(printed).toContain('The receipt was not sent yet: tried once, the mail server is away');
    }
    expect((await admin.type('payments show cs_unknown')).exitCode).toBe(3);
  });

  it('payments list prints all payments, or those of one account', async () => {
    const all = JSON.parse((await admin.type('payments list --json')).printed) as object[];
    expect(all).toMatchObject([{ reference, amount: 4_410 }]);
    expect((await admin.type('payments list --email noor@example.com')).printed).toContain('cs_test_1');
    expect((await admin.type('payments list --email nobody@example.com')).exitCode).toBe(3);
    expect((await admin.type('payments list --limit 0')).exitCode).toBe(2);
  });

  it('payments list --refund-requests prints open requests; payments refund requires a known payment', async () => {
    const open = async () => (await admin.type('payments list --refund-requests')).printed;
    expect(await open()).toBe('There are no open refund requests.\n');
    await admin.get(PaymentsRepository).noteRefundRequest(userId, reference, new Date());
    expect(await open()).toContain(`${reference}  `);
    expect(await open()).toContain('refund requested');
    expect((await admin.type(`payments show ${reference}`)).printed).toContain('A refund was requested');
    expect((await admin.type(`payments refund ${reference}`)).exitCode).toBe(2);
    for (const option of ['--dry-run', '--yes']) {
      const { exitCode, complaint } = await admin.type(`payments refund ${reference} ${option}`);
      expect(exitCode).toBe(3);
      expect(complaint).toMatch(
        /^Local mode's simulated Stripe, .* does not know cs_test_1; nothing was refunded/,
      );
    }
    expect((await admin.type('payments refund cs_unknown --yes')).exitCode).toBe(3);
  });

  it('jobs pending prints what is waiting, since when and why', async () => {
    const { printed } = await admin.type('jobs pending');
    expect(printed).toMatch(
      /mail\.receipt {2}for \d+ s, next in (?:59|60) min; failed once: the mail server is away\n/,
    );
  });

  it('stats counts accounts, payments with their codes, and jobs', async () => {
    const { printed } = await admin.type('stats --days 7 --json');
    expect(JSON.parse(printed)).toMatchObject({
      days: 7,
      accounts: { verified: 1, haveLifetimeAccess: 1, haveMeasured: 0, registeredSince: 1 },
      payments: { payments: 1, cents: 4_410, withdrawn: 0, centsByCode: { MIRA10: 4_410 } },
      jobs: { 'mail.receipt retrying': 1 },
    });
    const text = (await admin.type('stats')).printed;
    expect(text).toMatch(/^ {2}have lifetime access +1$/m);
    for (const section of text.trim().split('\n\n').slice(1)) expect(section).toMatch(/\n {2}\S/);
    expect(text).toMatch(/^ {2}cents by code\n {4}MIRA10 +4410$/m);
  });
});
