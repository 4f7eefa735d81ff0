import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aUser } from '../../lib/testing/a-user';
import { fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { NavigationLayout } from './navigation-layout';

const open = () =>
  renderApp(
    <Routes>
      <Route element={<NavigationLayout />}>
        <Route path="/settings" element={<h1>Settings</h1>} />
      </Route>
    </Routes>,
    { user: aUser(), route: '/settings' },
  );

it('NavigationLayout leads to every part of the product', () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', {
    hidden: true,
  });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fitting room', '/fitting-room'],
    ['Wardrobe', '/wardrobe'],
    ['Home', '/dashboard'],
    ['Measurements', '/profile/measurements'],
    ['Analysis', '/body-type-analysis'],
    ['Best Looks', '/best-looks'],
    ['Trends', '/current-trends'],
    ['Settings', '/settings'],
  ]);
});

it('NavigationLayout has four places and the menu under the thumb of a phone', () => {
  open();
  const bar = within(screen.getByRole('navigation', { name: 'Quick access' }));
  const names = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(names).toEqual([
    ['Home', '/dashboard'],
    ['Looks', '/best-looks'],
    ['Fitting room', '/fitting-room'],
    ['Wardrobe', '/wardrobe'],
  ]);
  expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
});

it('NavigationLayout marks the part that one is in', () => {
  open();
  expect(screen.getByRole('link', { name: 'Settings', hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('NavigationLayout opens the menu of a narrow screen with a button', () => {
  open();
  const button = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(button.getAttribute('popovertarget')!);
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(menu).toContainElement(screen.getByRole('link', { name: 'Trends', hidden: true }));
});

it('NavigationLayout signs out', async () => {
  const calls = fakeApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
  await waitFor(() => expect(window.localStorage.getItem('accessToken')).toBeNull());
  expect(calls.map(({ route }) => route)).toEqual(['POST /auth/logout']);
});

it('NavigationLayout leads to help, contact, privacy and terms from the foot of the page', () => {
  open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Help Center', '/help'],
    ['Contact', '/help#contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Sale', '/terms'],
  ]);
});

it('NavigationLayout offers a way past the navigation', async () => {
  const { person } = open();
  await person.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
