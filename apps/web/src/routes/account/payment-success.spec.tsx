import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { rememberReferral, findRememberedReferral } from '../../lib/session/referral';
import { useSession } from '../../lib/session/session';
import { createUser } from '../../lib/testing/a-user';
import type { FakeHandlerOf, FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import PaymentSuccess from './payment-success';

const CONFIRM = 'POST /stripe/payment-success';

function Account() {
  return <p>{useSession().user?.hasPaid ? 'paid account' : 'free account'}</p>;
}

function open(handlers: FakeHandlers, route = '/payment-success?session_id=cs_1') {
  const calls = mockApi({ 'GET /auth/me': () => ({ user: createUser({ hasPaid: true }) }), ...handlers });
  const app = renderApp(
    <StrictMode>
      <PaymentSuccess />
      <Account />
    </StrictMode>,
    { user: createUser(), route },
  );
  return { ...app, confirmations: () => calls.filter((call) => call.route === CONFIRM) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('PaymentSuccess verifies once, opens the account, and redirects after three seconds', async () => {
  rememberReferral('?ref=anna');
  const { url, confirmations } = open({ [CONFIRM]: () => ({ success: true, hasPaid: true }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying Payment...');
  expect(screen.getByRole('status')).toHaveTextContent('Please wait while we confirm your payment.');

  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You now have lifetime access to all features.');
  expect(screen.getByText('paid account')).toBeInTheDocument();
  expect(confirmations().map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
  expect(findRememberedReferral()).toBeNull();

  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(url()).toBe('/payment-success?session_id=cs_1');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(url()).toBe('/dashboard');
});

it.each(['/payment-success', '/payment-success?session_id=', '/payment-success?session_id=%20'])(
  'PaymentSuccess sends no request at %s, which has no session',
  (route) => {
    const { confirmations } = open({}, route);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Error');
    expect(screen.getByRole('alert')).toHaveTextContent('No payment session found');
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(confirmations()).toEqual([]);
  },
);

it('PaymentSuccess shows why a payment is refused, and offers no second check', async () => {
  open({ [CONFIRM]: () => createProblem(404, 'This payment belongs to no session of yours.') });
  expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This payment belongs to no session of yours.');
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  expect(screen.getByText('free account')).toBeInTheDocument();
});

it.each<[string, FakeHandlerOf<typeof CONFIRM>, string]>([
  ['the server sends no message', () => new Response('', { status: 502 }), 'Failed to verify payment'],
  [
    'there is no response',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We could not reach Figura.',
  ],
])('PaymentSuccess offers another check if %s', async (_case, respond, message) => {
  open({ [CONFIRM]: respond });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('If you have paid, you will not be charged again.')).toBeInTheDocument();

  mockApi({
    [CONFIRM]: () => ({ success: true, hasPaid: true }),
    'GET /auth/me': () => ({ user: createUser({ hasPaid: true }) }),
  });
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verifying Payment...');
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
});

it('PaymentSuccess succeeds even if the account cannot be reloaded immediately', async () => {
  open({
    [CONFIRM]: () => ({ success: true, hasPaid: true }),
    'GET /auth/me': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
  expect(screen.getByText('paid account')).toBeInTheDocument();
});

it('PaymentSuccess polls while the bank confirms, and then opens everything', async () => {
  const { confirmations } = open({ [CONFIRM]: () => createProblem(409, 'Your bank is still confirming.') });
  expect(await screen.findByRole('heading', { name: 'Your Bank Is Confirming' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your bank is still confirming.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(confirmations()).toHaveLength(2);

  mockApi({ [CONFIRM]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Bank Is Confirming');

  mockApi({
    [CONFIRM]: () => ({ success: true, hasPaid: true }),
    'GET /auth/me': () => ({ user: createUser({ hasPaid: true }) }),
  });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Successful!');
  expect(screen.getByText('paid account')).toBeInTheDocument();
});

it('PaymentSuccess offers a new payment if the bank refused, and stops polling', async () => {
  const { confirmations, url } = open({
    [CONFIRM]: () => createProblem(402, 'This payment is not complete.', { code: 'PAYMENT_REQUIRED' }),
  });
  expect(await screen.findByRole('heading', { name: 'Payment Not Completed' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This payment is not complete.');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(confirmations()).toHaveLength(1);
  act(() => screen.getByRole('link', { name: 'Try Again' }).click());
  expect(url()).toBe('/dashboard');
});
