import { screen } from '@testing-library/react';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { AlikeLink } from './alike-link';

const shown = (hasPaid: boolean) =>
  renderApp(<AlikeLink itemId="silk-blouse" name="Silk blouse" />, { user: createMeasuredUser({ hasPaid }) });

it('AlikeLink links a paid user to the page of the item', () => {
  shown(true);
  const link = screen.getByRole('link', { name: /^Find one like this.*Silk blouse/ });
  expect(link.getAttribute('href')).toMatch(/silk-blouse\?.*type=bestlooks/);
});

it('AlikeLink links a free account to the fitting room with the item’s name', () => {
  shown(false);
  const link = screen.getByRole('link', { name: /^Try it in the fitting room.*Silk blouse/ });
  expect(link).toHaveAttribute('href', '/fitting-room?text=Silk+blouse');
});
