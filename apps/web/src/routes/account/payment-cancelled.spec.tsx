import { screen } from '@testing-library/react';
import { createUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import PaymentCancelled from './payment-cancelled';

it('PaymentCancelled says that nothing was charged, and links back', () => {
  renderApp(<PaymentCancelled />, { user: createUser(), route: '/payment-cancelled' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Cancelled');
  expect(screen.getByText('Nothing was charged. You can try again anytime.')).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Try Again', '/dashboard'],
    ['Return to Dashboard', '/dashboard'],
  ]);
});
