import { fireEvent, screen, within } from '@testing-library/react';
import type { Price } from '@figura/contracts';
import { CLAIMS } from '../../content/claims';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { LandingPage } from './landing-page';

const CLAIM = '30-day money-back guarantee';
const EARLY: Price = {
  amount: 4900,
  originalAmount: 8900,
  currency: 'usd',
  claims: ['Early-bird price until June 30, 2026', CLAIM],
};
const FULL: Price = { amount: 8900, originalAmount: null, currency: 'usd', claims: [CLAIM] };

async function render(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp(<LandingPage />, options);
  await screen.findByRole('heading', { name: 'Pay once, keep it for good' });
  return app;
}

const getPricing = () => within(screen.getByRole('region', { name: 'Pay once, keep it for good' }));

it('the landing page shows the early price next to the struck-through full price', async () => {
  mockApi({ 'GET /stripe/price': () => EARLY });
  await render();
  expect(await getPricing().findByText('$49')).toBeInTheDocument();
  expect(getPricing().getByText('$89').tagName).toBe('S');
  expect(getPricing().getByText('Early-bird price until June 30, 2026')).toBeInTheDocument();
  expect(getPricing().getByText(CLAIM)).toBeInTheDocument();
});

it('the landing page shows only the full price after the early price has ended', async () => {
  mockApi({ 'GET /stripe/price': () => FULL });
  await render();
  expect((await getPricing().findByText('$89')).tagName).not.toBe('S');
  expect(getPricing().queryByText('$49')).not.toBeInTheDocument();
  expect(getPricing().queryByText(/Early-bird/)).not.toBeInTheDocument();
});

it('the landing page shows that the price is loading', async () => {
  let respond: (price: Price) => void = () => undefined;
  mockApi({ 'GET /stripe/price': () => new Promise<Price>((resolve) => (respond = resolve)) });
  await render();
  expect(getPricing().getByRole('status')).toHaveTextContent('Loading the price…');
  expect(getPricing().getByText(CLAIM)).toBeInTheDocument();
  respond(FULL);
  await getPricing().findByText('$89');
  expect(getPricing().queryByRole('status')).not.toBeInTheDocument();
});

it('the landing page lets the user retry if the price could not be loaded', async () => {
  let attempts = 0;
  mockApi({ 'GET /stripe/price': () => ((attempts += 1) === 1 ? createProblem(503, 'Busy') : FULL) });
  const { person } = await render();
  expect(
    await getPricing().findByText('You see the price before you pay.', { selector: '[role] p' }),
  ).toBeVisible();
  await person.click(getPricing().getByRole('button', { name: 'Show the price' }));
  expect(await getPricing().findByText('$89')).toBeInTheDocument();
});

it('the landing page requests the price without a session', async () => {
  const calls = mockApi({ 'GET /stripe/price': () => FULL });
  await render({ user: createMeasuredUser() });
  await getPricing().findByText('$89');
  expect(calls.find(({ route }) => route === 'GET /stripe/price')?.accessToken).toBeNull();
});

describe('LandingPage', () => {
  beforeEach(() => mockApi({ 'GET /stripe/price': () => FULL }));

  it('LandingPage shows the product’s claims, three steps, and three testimonials', async () => {
    await render();
    for (const { value, label } of CLAIMS) {
      expect(screen.getByText(value)).toBeInTheDocument();
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    const steps = within(screen.getByRole('region', { name: 'How It Works' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Measure',
      'Analyze',
      'Discover',
    ]);
    const reviews = within(screen.getByRole('region', { name: 'What people say' }));
    expect(reviews.getAllByRole('listitem')).toHaveLength(3);
    expect(await getPricing().findByText('30-day money-back guarantee')).toBeInTheDocument();
  });

  it('LandingPage links a visitor to the start page, with or without a tape', async () => {
    await render();
    expect(screen.getByRole('link', { name: 'No tape? Seven taps' })).toHaveAttribute(
      'href',
      '/start?way=taps',
    );
    const links = await screen.findAllByRole('link', { name: /Get Started|Start for free/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/start'));
  });

  it('LandingPage links a signed-in user to the dashboard, and offers no account', async () => {
    await render({ user: createMeasuredUser() });
    const links = await screen.findAllByRole('link', { name: 'Go to your dashboard' });
    expect(links[0]).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: /Get Started|Start for free/ })).not.toBeInTheDocument();
  });
});

describe('LandingPage', () => {
  beforeEach(() => mockApi({ 'GET /stripe/price': () => FULL }));

  it('the outfits of the women change one at a time, by letter', async () => {
    const { person } = await render();
    const women = within(screen.getByRole('group', { name: /^Five shapes/ }));
    const worn = () => women.getAllByRole('img').map((each) => each.getAttribute('alt'));
    const first = worn();
    await person.click(women.getByRole('radio', { name: /^C, Inverted Triangle/ }));
    expect(worn()).toEqual(first.with(2, 'A green V-neck sweater and wide sand pants'));
    await person.keyboard('{ArrowRight}');
    expect(worn()).toEqual(first.with(3, 'A long camel cardigan over black'));
  });

  it('the figure updates its letter and name while the numbers change', async () => {
    await render();
    const plate = within(await screen.findByRole('figure', { name: /move the tape/ }));
    expect(plate.getByRole('img', { name: 'A figure of type B, Triangle/Pear' })).toBeInTheDocument();
    fireEvent.change(plate.getByRole('slider', { name: 'Hips' }), { target: { value: '39' } });
    expect(plate.getByRole('img', { name: 'A figure of type A, Hourglass' })).toBeInTheDocument();
    expect(plate.getByRole('status')).toHaveTextContent('AHourglass');
    fireEvent.change(plate.getByRole('slider', { name: 'Waist' }), { target: { value: '42' } });
    expect(plate.getByRole('radio', { name: 'D' })).toBeChecked();
  });

  it('the figure names each number with its unit', async () => {
    await render();
    const hips = await screen.findByRole('slider', { name: 'Hips' });
    expect(hips).toHaveAttribute('aria-valuetext', '43.5 in');
  });

  it('the figure becomes an example of the chosen letter', async () => {
    const { person } = await render();
    const plate = within(await screen.findByRole('figure', { name: /move the tape/ }));
    await person.click(plate.getByRole('radio', { name: 'C' }));
    expect(plate.getByRole('img', { name: 'A figure of type C, Inverted Triangle' })).toBeInTheDocument();
    expect(plate.getByRole('slider', { name: 'Shoulders' })).toHaveAttribute('aria-valuetext', '43.5 in');
  });
});
