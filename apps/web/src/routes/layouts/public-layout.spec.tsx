import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { PublicLayout } from './public-layout';

function Pages() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<h2 id="pricing">Pricing</h2>} />
        <Route path="*" element={<p>Another page</p>} />
      </Route>
    </Routes>
  );
}

async function render(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp(<Pages />, options);
  await screen.findByRole('navigation', { name: 'Main' });
  await screen.findByText('© 2026 Figura');
  return app;
}

const getNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const getFooter = () => within(screen.getByRole('contentinfo'));

it('PublicLayout offers a visitor links to sign in and get started', async () => {
  await render();
  expect(getNavigation().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(getNavigation().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/start');
});

it('PublicLayout links a signed-in user to the dashboard instead', async () => {
  await render({ user: createMeasuredUser() });
  expect(getNavigation().getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(getNavigation().queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
});

it.each([
  ['How It Works', '/#how-it-works'],
  ['Pricing', '/#pricing'],
  ['Reviews', '/#reviews'],
  ['Welcome', '/welcome'],
  ['Help Center', '/help'],
  ['Privacy Policy', '/privacy-policy'],
  ['About Us', '/about'],
  ['How We Know', '/evidence'],
  ['Style Blog', '/blog'],
  ['Careers', '/careers'],
  ['Terms of Sale', '/terms'],
  ['Contact Us', '/help#contact'],
])('PublicLayout links from the footer to %s', async (name, href) => {
  await render();
  expect(getFooter().getByRole('link', { name })).toHaveAttribute('href', href);
});

it('PublicLayout scrolls to a section of the landing page, even repeatedly', async () => {
  const { person } = await render();
  const target = screen.getByRole('heading', { name: 'Pricing' });
  target.scrollIntoView = jest.fn();
  await person.click(getFooter().getByRole('link', { name: 'Pricing' }));
  await person.click(getFooter().getByRole('link', { name: 'Pricing' }));
  expect(target.scrollIntoView).toHaveBeenCalledTimes(2);
});

it('PublicLayout links from another page to a section of the landing page', async () => {
  const { person, url } = await render({ route: '/help' });
  await person.click(getFooter().getByRole('link', { name: 'Pricing' }));
  expect(screen.getByRole('heading', { name: 'Pricing' })).toBeInTheDocument();
  expect(url()).toBe('/');
});
