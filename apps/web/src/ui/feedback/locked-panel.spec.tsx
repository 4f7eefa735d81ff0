import type { Offer } from '@figura/contracts';
import { screen } from '@testing-library/react';
import { someLooks } from '../../lib/testing/a-recommendation';
import { aMeasuredUser } from '../../lib/testing/a-user';
import { aProblem, fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { LockedPanel } from './locked-panel';

const OFFER: Offer = {
  amount: 8900,
  originalAmount: null,
  currency: 'usd',
  coupon: null,
  claims: ['One payment, lifetime access', '30-day money-back guarantee'],
};
const LOOKS = { clothingByCategory: { 'One-Piece': someLooks('dress', 2), Tops: someLooks('top', 2) } };

const open = (sample?: null) =>
  renderApp(<LockedPanel title="More" action="Unlock" onUnlock={() => undefined} sample={sample} />, {
    user: aMeasuredUser(),
  });

it('LockedPanel shows what lifetime access costs and promises, and the best look of each kind', async () => {
  fakeApi({ 'GET /stripe/offer': () => OFFER, 'GET /recommendations/best-looks': () => LOOKS });
  open();
  expect(await screen.findByText('$89')).toBeVisible();
  expect(screen.getByText(/One payment, lifetime access · 30-day money-back guarantee/)).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

it('LockedPanel with a sample of its own shows no other looks', async () => {
  fakeApi({ 'GET /stripe/offer': () => OFFER, 'GET /recommendations/best-looks': () => LOOKS });
  open(null);
  expect(await screen.findByText('$89')).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('LockedPanel can be opened although the price could not be loaded', async () => {
  fakeApi({
    'GET /stripe/offer': () => aProblem(503, 'Away', { code: 'UNAVAILABLE' }),
    'GET /recommendations/best-looks': () => LOOKS,
  });
  open();
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('$89')).not.toBeInTheDocument();
});
