import type { PaymentsResponse } from '@figura/contracts';
import { screen, within } from '@testing-library/react';
import { createUser } from '../../lib/testing/a-user';
import { Unlock } from '../../lib/session/unlock';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { DAY_MS } from '../../lib/text/today';
import { Plan } from './plan';

const createPaidPlan = (over: Partial<PaymentsResponse['payments'][number]> = {}): PaymentsResponse => ({
  plan: 'lifetime',
  payments: [
    {
      reference: '6741f0a2c4e5b8d1f2a3b4c5',
      amount: 8010,
      currency: 'usd',
      paidAt: '2026-11-22T09:30:00.000Z',
      refundableUntil: new Date(Date.now() + DAY_MS).toISOString(),
      status: 'paid',
      refundRequestedAt: null,
      ...over,
    },
  ],
});

function open(hasPaid: boolean, response: PaymentsResponse) {
  mockApi({
    'GET /stripe/payments': () => response,
    'GET /contact': () => ({ email: 'support@figura.test' }),
  });
  const onUpgrade = jest.fn();
  return {
    ...renderApp(
      <Unlock value={onUpgrade}>
        <Plan hasPaid={hasPaid} />
      </Unlock>,
      { user: createUser({ hasPaid }) },
    ),
    onUpgrade,
  };
}

it('Plan leads a free account to the purchase', async () => {
  const { person, onUpgrade } = open(false, { plan: 'free', payments: [] });
  expect(screen.getByText('Free account')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Get lifetime access' }));
  expect(onUpgrade).toHaveBeenCalledTimes(1);
});

it('Plan shows the receipt with reference, date, and amount, and a way to a refund', async () => {
  open(true, createPaidPlan());
  expect(screen.getByText('Lifetime access')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get lifetime access' })).not.toBeInTheDocument();
  const receipt = within(await screen.findByRole('region', { name: 'Receipt 6741f0a2c4e5b8d1f2a3b4c5' }));
  for (const text of ['November 22, 2026', '$80.10', 'Paid', '6741f0a2c4e5b8d1f2a3b4c5'])
    expect(receipt.getByText(text)).toBeVisible();
  expect(receipt.getByRole('button', { name: 'Ask for a refund' })).toBeVisible();
});

const REQUEST = '/stripe/payments/6741f0a2c4e5b8d1f2a3b4c5/refund-request';
const REQUESTED = createPaidPlan({ refundRequestedAt: '2026-11-23T10:00:00.000Z' });

it('Plan requests a refund with one tap, and withdraws it with another', async () => {
  const { person } = open(true, createPaidPlan());
  const calls = mockApi({
    [`POST ${REQUEST}`]: () => REQUESTED,
    [`DELETE ${REQUEST}`]: () => createPaidPlan(),
  });
  await person.dblClick(await screen.findByRole('button', { name: 'Ask for a refund' }));
  expect(await screen.findByText(/^You asked for your money back on November 23, 2026/)).toBeVisible();
  expect(screen.getByText('Refund requested')).toBeVisible();
  expect(calls.filter(({ route }) => route === `POST ${REQUEST}`)).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Keep my access instead' }));
  expect(await screen.findByRole('button', { name: 'Ask for a refund' })).toBeVisible();
});

it('Plan reports a failed refund request, and reloads the stored state', async () => {
  const { person } = open(true, createPaidPlan());
  await screen.findByRole('button', { name: 'Ask for a refund' });
  mockApi({
    [`POST ${REQUEST}`]: () => new Response(null, { status: 409 }),
    'GET /stripe/payments': () => createPaidPlan({ status: 'refunded' }),
  });
  await person.click(screen.getByRole('button', { name: 'Ask for a refund' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request could not be sent');
  expect(await screen.findByText(/^Refunded in full/)).toBeVisible();
});

it('Plan links to the terms of sale and shows a contact address', async () => {
  open(false, { plan: 'free', payments: [] });
  expect(screen.getByRole('link', { name: 'terms of sale' })).toHaveAttribute('href', '/terms');
  expect(await screen.findByRole('link', { name: 'support@figura.test' })).toHaveAttribute(
    'href',
    'mailto:support@figura.test',
  );
});

it.each([
  ['after its last day', { refundableUntil: new Date(Date.now() - 1).toISOString() }],
  ['of a refunded payment', { status: 'refunded' as const }],
  ['of a disputed payment', { status: 'disputed' as const }],
])('Plan offers no refund %s', async (_case, over) => {
  open(true, createPaidPlan(over));
  await screen.findByRole('region', { name: /^Receipt/ });
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
});

it('Plan shows no receipt for lifetime access that was a gift', async () => {
  open(true, { plan: 'lifetime', payments: [] });
  expect(screen.getByText('Lifetime access')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
