import type { Offer, User } from '@figura/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useQuery } from '../../lib/api/use-query';
import { writeDraft } from '../../lib/drafts/drafts';
import { redirectTo } from '../../lib/browser/redirect';
import { rememberReferral } from '../../lib/session/referral';
import { fill, fillAndSubmit } from '../../lib/testing/fill';
import { createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import type { FakeHandlerOf, FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { UpgradeDialog } from './upgrade-dialog';

// jsdom cannot navigate away.
jest.mock('../../lib/browser/redirect', () => ({ redirectTo: jest.fn() }));

const PAYMENT_PAGE = 'https://checkout.example.com/c/cs_1';

const offer: Offer = {
  amount: 4900,
  originalAmount: 8900,
  currency: 'usd',
  claims: ['Early price through June 30, 2026', 'One payment, no recurring charges'],
  coupon: null,
};
const reduced: Offer = { ...offer, amount: 4410, coupon: { code: 'ANNA10', percentOff: 10 } };

const createLooks = (displayName: string) => ({
  clothingByCategory: { Tops: createSomeLooks('top', 1).map((look) => ({ ...look, displayName })) },
});

function LockedPage() {
  const [open, setOpen] = useState(true);
  const { data } = useQuery('/recommendations/best-looks');
  return (
    <>
      <p>{data?.clothingByCategory.Tops?.map(({ displayName }) => displayName)}</p>
      <button onClick={() => setOpen(true)}>Unlock</button>
      <UpgradeDialog feature="looks" open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function open(handlers: FakeHandlers = {}, user: User = createMeasuredUser()) {
  const calls = mockApi({
    'GET /recommendations/best-looks': () => createLooks('three of each'),
    'GET /stripe/offer': () => offer,
    'POST /stripe/coupon': () => reduced,
    'POST /stripe/create-checkout-session': () => ({ url: PAYMENT_PAGE }),
    ...handlers,
  });
  const app = renderApp(<LockedPage />, { user });
  const sent = (route: string) => calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...app, calls, sent };
}

const getPrice = () => screen.findByText('$49');
const getPayButton = () => screen.getByRole('button', { name: 'Continue to payment' });
const getCodeField = () => screen.getByLabelText('Coupon code (optional)');
const openCode = (person: ReturnType<typeof open>['person']) =>
  person.click(screen.getByRole('button', { name: 'I have a coupon code' }));
const apply = () => screen.getByRole('button', { name: 'Apply' });
const createRefusal = () => createProblem(400, 'Invalid coupon code');

beforeEach(() => jest.mocked(redirectTo).mockClear());

it('UpgradeDialog shows the current price, the original price, and what is included', async () => {
  let respond: (price: Offer) => void = () => undefined;
  open({ 'GET /stripe/offer': () => new Promise<Offer>((resolve) => (respond = resolve)) });
  expect(await screen.findByText('Loading the price…')).toBeInTheDocument();
  respond(offer);
  expect((await getPrice()).parentElement).toHaveTextContent('$49 instead of $89');
  expect(screen.getByText('Early price through June 30, 2026')).toBeInTheDocument();
  expect(screen.getByText(/It opens all of your best looks/)).toBeInTheDocument();
  expect(screen.getByText('Current trends for you, weekly')).toBeInTheDocument();
});

it('UpgradeDialog strikes no price through if there is no discount', async () => {
  open({ 'GET /stripe/offer': () => ({ ...offer, amount: 8900, originalAmount: null }) });
  expect(await screen.findByText('$89')).toBeInTheDocument();
  expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
});

it('UpgradeDialog goes to the payment page, and sends the referral along', async () => {
  rememberReferral('?ref=anna');
  const { person, sent } = open();
  await getPrice();
  await person.click(getPayButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(PAYMENT_PAGE));
  expect(sent('POST /stripe/create-checkout-session')).toEqual([{ referredBy: 'anna' }]);
});

it('UpgradeDialog creates one session however often the user clicks, and resets on return', async () => {
  const { person, sent } = open();
  await getPrice();
  await person.dblClick(getPayButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1));
  expect(sent('POST /stripe/create-checkout-session')).toHaveLength(1);
  expect(getPayButton()).toHaveAttribute('aria-busy', 'true');

  act(() => {
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(shown);
  });
  expect(getPayButton()).not.toHaveAttribute('aria-busy');
});

it('a coupon code is uppercased, and its price is shown immediately', async () => {
  const { person, sent } = open();
  await getPrice();
  await openCode(person);
  expect(getCodeField()).toHaveFocus();
  await fillAndSubmit(person, getCodeField(), 'anna10');
  expect(getCodeField()).toHaveValue('ANNA10');
  expect(await screen.findByText('$44.10')).toBeInTheDocument();
  expect(screen.getByText('ANNA10 takes 10% off. You pay $44.10.')).toBeInTheDocument();
  expect(sent('POST /stripe/coupon')).toEqual([{ code: 'ANNA10' }]);

  await person.click(getPayButton());
  await waitFor(() => expect(redirectTo).toHaveBeenCalled());
  expect(sent('POST /stripe/create-checkout-session')).toEqual([{ couponCode: 'ANNA10' }]);
});

it('an invalid coupon code shows an error at the field, and the price stays', async () => {
  const { person } = open({ 'POST /stripe/coupon': createRefusal });
  await getPrice();
  await openCode(person);
  await fill(person, getCodeField(), 'NOSUCH');
  await person.click(apply());
  expect(await screen.findByText('Invalid coupon code')).toBeInTheDocument();
  expect(getCodeField()).toBeInvalid();
  expect(getCodeField()).toHaveValue('NOSUCH');
  expect(screen.getByText('$49')).toBeInTheDocument();
});

it('a coupon code that was not applied is sent too, and its error stops the payment', async () => {
  const { person, sent } = open({ 'POST /stripe/create-checkout-session': createRefusal });
  await getPrice();
  await openCode(person);
  await fill(person, getCodeField(), 'nosuch');
  await person.click(getPayButton());
  expect(await screen.findByText('Invalid coupon code')).toBeInTheDocument();
  expect(getCodeField()).toBeInvalid();
  expect(sent('POST /stripe/create-checkout-session')).toEqual([{ couponCode: 'NOSUCH' }]);
  expect(redirectTo).not.toHaveBeenCalled();
  expect(getPayButton()).not.toHaveAttribute('aria-busy');
});

it('a coupon code is kept after the dialog closes, until the user clears it', async () => {
  const { person, sent } = open();
  await getPrice();
  await openCode(person);
  await fillAndSubmit(person, getCodeField(), 'ANNA10');
  await screen.findByText('$44.10');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(getCodeField()).toHaveValue('ANNA10');
  expect(await screen.findByText('$44.10')).toBeInTheDocument();
  expect(sent('POST /stripe/coupon')).toHaveLength(1);

  await person.clear(getCodeField());
  expect(screen.getByText('$49')).toBeInTheDocument();
});

it('a stored coupon code that is no longer valid shows an error and the regular price', async () => {
  const user = createMeasuredUser();
  window.sessionStorage.setItem('tabDraftsOwner', user.id);
  writeDraft('couponCode', 'ANNA10');
  open({ 'POST /stripe/coupon': createRefusal }, user);
  expect(await screen.findByText('Invalid coupon code')).toBeInTheDocument();
  expect(await getPrice()).toBeInTheDocument();
  expect(window.sessionStorage.getItem('couponCode')).toBeNull();
});

it('the account’s coupon code is applied without typing', async () => {
  open({ 'GET /stripe/offer': () => reduced });
  expect(await screen.findByText('ANNA10 takes 10% off. You pay $44.10.')).toBeInTheDocument();
  expect(getCodeField()).toHaveValue('');
});

it('the account’s coupon code can be removed', async () => {
  const { person, sent } = open({
    'GET /stripe/offer': () => reduced,
    'DELETE /stripe/coupon': () => offer,
  });
  await person.click(await screen.findByRole('button', { name: 'Remove the code ANNA10' }));
  expect(await getPrice()).toBeInTheDocument();
  expect(screen.queryByText(/takes 10% off/)).not.toBeInTheDocument();
  expect(sent('DELETE /stripe/coupon')).toHaveLength(1);
});

it('an applied coupon code can be removed', async () => {
  const { person } = open({ 'DELETE /stripe/coupon': () => offer });
  await getPrice();
  await openCode(person);
  await fillAndSubmit(person, getCodeField(), 'ANNA10');
  await person.click(await screen.findByRole('button', { name: 'Remove the code ANNA10' }));
  expect(await getPrice()).toBeInTheDocument();
  expect(getCodeField()).toHaveValue('');
});

it('an invalid coupon code hides the message about the valid one', async () => {
  const { person } = open({ 'GET /stripe/offer': () => reduced, 'POST /stripe/coupon': createRefusal });
  await screen.findByText('ANNA10 takes 10% off. You pay $44.10.');
  await fillAndSubmit(person, getCodeField(), 'NOSUCH');
  expect(await screen.findByText('Invalid coupon code')).toBeInTheDocument();
  expect(screen.queryByText(/takes 10% off/)).not.toBeInTheDocument();
});

it('a coupon code for registration is recognized as one', async () => {
  const { person } = open({
    'POST /stripe/coupon': () => createProblem(400, 'Invalid coupon code', { code: 'ACCESS_CODE' }),
  });
  await getPrice();
  await openCode(person);
  await fillAndSubmit(person, getCodeField(), 'FRIEND');
  expect(await screen.findByText(/Enter it when you register a new account/)).toBeInTheDocument();
});

it('UpgradeDialog moves the focus to its heading', async () => {
  open();
  await getPrice();
  expect(screen.getByRole('heading', { name: 'Lifetime access' })).toHaveFocus();
});

it.each<[string, FakeHandlerOf<'POST /stripe/create-checkout-session'>, string]>([
  ['there is no URL', () => new Response('{}'), 'No checkout URL received'],
  ['the URL is not a page', () => ({ url: 'javascript:alert(1)' }), 'No checkout URL received'],
  [
    'the server sends no message',
    () => new Response('', { status: 500 }),
    'Failed to create checkout session',
  ],
  [
    'the provider is down',
    () => createProblem(503, 'The payment service does not answer.', { code: 'UNAVAILABLE' }),
    'The payment service does not answer.',
  ],
  [
    'there is no response',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We could not reach Figura.',
  ],
])('UpgradeDialog shows an error if %s, and can be used again', async (_case, handler, message) => {
  const { person } = open({ 'POST /stripe/create-checkout-session': handler });
  await getPrice();
  await person.click(getPayButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(getPayButton()).not.toHaveAttribute('aria-busy');
  expect(redirectTo).not.toHaveBeenCalled();
});

it('UpgradeDialog offers a retry if the price could not be loaded', async () => {
  let down = true;
  const { person } = open({
    'GET /stripe/offer': () => (down ? createProblem(503, 'Please try again in a moment.') : offer),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
  expect(screen.getByText(/It opens all of your best looks/)).toBeInTheDocument();

  down = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await getPrice()).toBeInTheDocument();
  expect(getPayButton()).toBeEnabled();
});

it('UpgradeDialog unlocks everything and closes if the user has already paid', async () => {
  let paid = false;
  const { person, sent } = open({
    'POST /stripe/create-checkout-session': () => {
      paid = true;
      return createProblem(409, 'You already have lifetime access.', { code: 'CONFLICT' });
    },
    'GET /auth/me': () => ({ user: createUser({ hasPaid: paid }) }),
    'GET /recommendations/best-looks': () => createLooks(paid ? 'all of them' : 'three of each'),
  });
  await getPrice();
  await person.click(getPayButton());
  expect(await screen.findByText('all of them')).toBeInTheDocument();
  expect(screen.queryByText('Lifetime access')).not.toBeInTheDocument();
  expect(sent('GET /auth/me').length).toBeGreaterThan(0);
});

it('UpgradeDialog closes and unlocks the page if access was opened in another tab', async () => {
  let paid = false;
  open({
    'GET /auth/me': () => ({ user: createMeasuredUser({ hasPaid: paid }) }),
    'GET /recommendations/best-looks': () => createLooks(paid ? 'all of them' : 'three of each'),
  });
  await getPrice();
  rememberReferral('?ref=anna');
  act(() => writeDraft('couponCode', 'ANNA10'));
  paid = true;
  act(() => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Lifetime access')).not.toBeInTheDocument());
  expect(await screen.findByText('all of them')).toBeInTheDocument();
  await waitFor(() => expect(window.sessionStorage.getItem('couponCode')).toBeNull());
  expect(window.localStorage.getItem('referredBy')).toBeNull();
});

it('UpgradeDialog shows the reason for a conflict other than a payment', async () => {
  const { person } = open({
    'POST /stripe/create-checkout-session': () => createProblem(409, 'Another payment is under way.'),
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  await getPrice();
  await person.click(getPayButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Another payment is under way.');
});

it('UpgradeDialog closes with Escape', async () => {
  open();
  await getPrice();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByText('Lifetime access')).not.toBeInTheDocument();
});
