import { startEmbeddedMongo } from '@figura/embedded-mongo';
import { createConnection, Types } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../testing/until';
import { paymentSchema } from './payment.schema';

it('PaymentSchema expires a payment after seven years', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figura-payments-'));
  const engine = await startEmbeddedMongo({ folder, sweepEvery: 5 });
  const connection = await createConnection(`${engine.uri}/figura`).asPromise();
  const payments = connection.model('Payment', paymentSchema);
  const add = async (sessionId: string, yearsAgo: number, daysAgo: number) => {
    const paidAt = new Date();
    paidAt.setUTCFullYear(paidAt.getUTCFullYear() - yearsAgo);
    paidAt.setUTCDate(paidAt.getUTCDate() - daysAgo);
    await payments.create({ sessionId, userId: new Types.ObjectId(), amount: 8900, currency: 'usd', paidAt });
  };
  try {
    await payments.createIndexes();
    await add('cs_kept', 7, -3);
    await add('cs_over', 7, 1);
    await waitUntil(
      'the database forgets it',
      async () => !(await payments.exists({ sessionId: 'cs_over' })),
    );
    expect(await payments.exists({ sessionId: 'cs_kept' })).not.toBeNull();
  } finally {
    await connection.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
