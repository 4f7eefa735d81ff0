import type { PaymentReceipt } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { saveBytes } from '../../lib/browser/save-file';
import { fill } from '../../lib/testing/fill';
import { createArchive, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { AccountDeletion } from './account-deletion';
import { DataExport } from './data-export';

jest.mock('../../lib/browser/save-file', () => ({ saveBytes: jest.fn() }));

describe('data export', () => {
  const download = async () => {
    const { person } = renderApp(<DataExport />, { user: createUser() });
    await person.click(screen.getByRole('button', { name: 'Download my data' }));
  };

  it('the data export saves the server’s archive', async () => {
    mockApi({ 'GET /user/export': createArchive });
    await download();
    await waitFor(() => expect(saveBytes).toHaveBeenCalledWith('figura-data.zip', expect.anything()));
    expect(await jest.mocked(saveBytes).mock.calls[0]![1].text()).toBe('PK');
  });

  it('the wardrobe export saves a CSV file', async () => {
    mockApi({
      'GET /wardrobe/csv': () => new Response('Name\r\n', { headers: { 'content-type': 'text/csv' } }),
    });
    const { person } = renderApp(<DataExport />, { user: createUser() });
    await person.click(screen.getByRole('button', { name: 'Wardrobe as CSV' }));
    await waitFor(() => expect(saveBytes).toHaveBeenCalledWith('figura-wardrobe.csv', expect.anything()));
  });

  it('the data export shows a message if another download is running', async () => {
    const sentence = 'Your data is already being downloaded. Please wait until that is done.';
    mockApi({ 'GET /user/export': () => createProblem(429, sentence, { code: 'TOO_MANY_REQUESTS' }) });
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('the data export shows an error if the data could not be loaded', async () => {
    mockApi({ 'GET /user/export': () => new Response('', { status: 500 }) });
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to prepare your data. Please try again.',
    );
  });
});

const createReceipt = (over: Partial<PaymentReceipt>): PaymentReceipt => ({
  reference: '6741f0a2c4e5b8d1f2a3b4c5',
  amount: 4900,
  currency: 'usd',
  status: 'paid',
  paidAt: '2026-11-01T10:00:00.000Z',
  refundableUntil: '2999-01-01T00:00:00.000Z',
  refundRequestedAt: null,
  ...over,
});

describe('account deletion', () => {
  const open = async (hasPaid = false) => {
    const app = renderApp(<AccountDeletion email="florence@example.com" hasPaid={hasPaid} />, {
      user: createUser({ hasPaid }),
    });
    await app.person.click(screen.getByRole('button', { name: 'Delete my account' }));
    return app;
  };

  it('account deletion requires the password, and clears all data in this browser', async () => {
    const calls = mockApi({
      'DELETE /user': () => ({ message: 'Your account and your data have been deleted.' }),
    });
    const { person } = await open();
    await fill(person, screen.getByLabelText('Password'), 'lavender-42');
    await person.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(Object.keys(window.localStorage)).toEqual([]));
    expect(calls).toEqual([
      { route: 'DELETE /user', body: { password: 'lavender-42' }, accessToken: 'access-1' },
    ]);
  });

  it('account deletion warns paid users that they lose lifetime access', async () => {
    const { unmount } = await open(true);
    expect(screen.getByText('Your lifetime access is lost.')).toBeVisible();
    unmount();
    await open(false);
    expect(screen.queryByText('Your lifetime access is lost.')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<PaymentReceipt>[], boolean]>([
    ['paid within 30 days', [{}], true],
    ['paid earlier', [{ refundableUntil: '2020-01-01T00:00:00.000Z' }], false],
    ['unlocked with a code', [], false],
  ])('account deletion mentions a refund only if one is possible: %s', async (_case, receipts, isSaid) => {
    const answered = jest.fn();
    mockApi({
      'GET /stripe/payments': () => {
        answered();
        return { plan: 'lifetime', payments: receipts.map(createReceipt) };
      },
    });
    await open(true);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    const queryMoneyBack = () => screen.queryByText(/If you want your money back/);
    if (isSaid) await waitFor(() => expect(queryMoneyBack()).toBeVisible());
    else expect(queryMoneyBack()).not.toBeInTheDocument();
  });

  it('account deletion does nothing without a password', async () => {
    const calls = mockApi({});
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please enter your password/);
    expect(calls).toEqual([]);
  });

  it('account deletion reports a wrong password, and deletes nothing locally', async () => {
    mockApi({
      'DELETE /user': () =>
        createProblem(400, 'Current password is incorrect', {
          code: 'INVALID_CREDENTIALS',
          fields: { password: 'Current password is incorrect' },
        }),
    });
    const { person } = await open();
    await fill(person, screen.getByLabelText('Password'), 'wrong');
    await person.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Current password is incorrect');
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(window.localStorage.getItem('accessToken')).toBe('access-1');
  });

  it.each(['Keep my account', 'Close'])(
    'account deletion can be canceled with %s, which clears the input',
    async (name) => {
      const { person } = await open();
      await fill(person, screen.getByLabelText('Password'), 'lavender-42');
      await person.click(screen.getByRole('button', { name }));
      expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    },
  );
});
