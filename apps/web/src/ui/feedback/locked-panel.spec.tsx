import type { Offer } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { LockedPanel } from './locked-panel';

const OFFER: Offer = {
  amount: 8900,
  originalAmount: null,
  currency: 'usd',
  coupon: null,
  claims: ['One payment, lifetime access', '30-day money-back guarantee'],
};
const LOOKS = {
  clothingByCategory: { 'One-Piece': createSomeLooks('dress', 2), Tops: createSomeLooks('top', 2) },
};

const open = (behind?: null) =>
  renderApp(<LockedPanel title="More" action="Unlock" behind={behind} />, {
    user: createMeasuredUser(),
  });

const countCrops = (container: HTMLElement) => container.querySelector('[data-rows]')?.childElementCount ?? 0;

it('LockedPanel shows the price, the guarantee, and the best looks', async () => {
  mockApi({ 'GET /stripe/offer': () => OFFER, 'GET /recommendations/best-looks': () => LOOKS });
  const { container } = open();
  expect(await screen.findByText('$89')).toBeVisible();
  for (const claim of OFFER.claims) expect(screen.getByText(claim)).toBeVisible();
  await waitFor(() => expect(countCrops(container)).toBe(4));
});

it('LockedPanel shows no looks if it is given none', async () => {
  mockApi({ 'GET /stripe/offer': () => OFFER, 'GET /recommendations/best-looks': () => LOOKS });
  const { container } = open(null);
  expect(await screen.findByText('$89')).toBeVisible();
  expect(countCrops(container)).toBe(0);
});

it('LockedPanel still works if the price could not be loaded', async () => {
  mockApi({
    'GET /stripe/offer': () => createProblem(503, 'Away', { code: 'UNAVAILABLE' }),
    'GET /recommendations/best-looks': () => LOOKS,
  });
  const { container } = open();
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  await waitFor(() => expect(countCrops(container)).toBe(4));
  expect(screen.queryByText('$89')).not.toBeInTheDocument();
});
