import { screen } from '@testing-library/react';
import { aMeasuredUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import OutfitsOccasions from './outfits-occasions';

it('OutfitsOccasions says that outfits are still being worked on, and leads to what is there', () => {
  renderApp(<OutfitsOccasions />, { user: aMeasuredUser() });
  expect(screen.getByRole('heading', { level: 1, name: 'Outfits for Occasions' })).toBeVisible();
  expect(screen.getByText(/still working on this page/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your best looks' })).toHaveAttribute('href', paths.bestLooks);
});
