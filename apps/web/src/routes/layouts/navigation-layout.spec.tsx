import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { NavigationLayout } from './navigation-layout';

const open = (route = '/settings') =>
  renderApp(
    <Routes>
      <Route element={<NavigationLayout />}>
        <Route path="*" element={<h1>Settings</h1>} />
      </Route>
    </Routes>,
    { user: createUser(), route },
  );

const readLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

const getMainNavigation = () => screen.getByRole('navigation', { name: 'Main' });
const getPlacesNavigation = () => screen.getByRole('navigation', { name: 'Places' });

it('NavigationLayout links to every part of the product, grouped by place', () => {
  open();
  const lists = within(getMainNavigation()).getAllByRole('list', { hidden: true });
  expect(
    lists.map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent,
      readLinks(list),
    ]),
  ).toEqual([
    ['Today', [['Home', '/dashboard']]],
    [
      'Looks',
      [
        ['Best Looks', '/best-looks'],
        ['Trends', '/current-trends'],
      ],
    ],
    [
      'Wardrobe',
      [
        ['Pieces', '/wardrobe'],
        ['Outfits', '/outfits-occasions'],
        ['Pack', '/outfits-occasions/pack'],
      ],
    ],
    [
      'Fitting room',
      [
        ['Check', '/fitting-room'],
        ['Compare', '/fitting-room/compare'],
        ['Shops', '/products'],
      ],
    ],
    [
      'Me',
      [
        ['Measurements', '/profile/measurements'],
        ['Analysis', '/body-type-analysis'],
        ['Passport', '/passport'],
        ['Settings', '/settings'],
      ],
    ],
  ]);
  expect(within(lists[4]!).getByRole('button', { name: 'Logout', hidden: true })).toBeEnabled();
});

it('NavigationLayout has five places in the bottom bar of a phone', () => {
  open();
  expect(readLinks(getPlacesNavigation())).toEqual([
    ['Today', '/dashboard'],
    ['Looks', '/best-looks'],
    ['Wardrobe', '/wardrobe'],
    ['Fitting room', '/fitting-room'],
    ['Me', '/me'],
  ]);
});

it.each([
  ['/settings', 'Settings page', 'Me true'],
  ['/me', '', 'Me page'],
  ['/dashboard', 'Home page', 'Today page'],
  ['/outfits-occasions', 'Outfits page', 'Wardrobe true'],
  ['/outfits-occasions/pack', 'Pack page', 'Wardrobe true'],
  ['/wardrobe', 'Pieces page', 'Wardrobe page'],
  ['/body-type-analysis/how-to', 'Analysis true', 'Me true'],
  ['/measurements/vertical', 'Measurements true', 'Me true'],
  ['/best-looks/tops', 'Best Looks true', 'Looks true'],
  ['/item-detail/1?type=bestlooks', 'Best Looks true', 'Looks true'],
  ['/item-detail/1?type=trends', 'Trends true', 'Looks true'],
  ['/products/order', 'Shops true', 'Fitting room true'],
])('NavigationLayout marks the current links for %s', (route, link, place) => {
  open(route);
  const readCurrent = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link', { hidden: true })
      .filter((entry) => entry.hasAttribute('aria-current'))
      .map((entry) => `${entry.textContent} ${entry.getAttribute('aria-current')}`)
      .join();
  expect(readCurrent(getMainNavigation())).toBe(link);
  expect(readCurrent(getPlacesNavigation())).toBe(place);
});

it('NavigationLayout has a menu button for narrow screens', () => {
  open();
  const button = screen.getByRole('button', { name: 'Menu' });
  const menu = document.getElementById(button.getAttribute('popovertarget')!);
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(menu).toContainElement(screen.getByRole('link', { name: 'Trends', hidden: true }));
  expect(menu).toHaveTextContent('Florence · free plan');
});

it('NavigationLayout signs out', async () => {
  const calls = mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
  await waitFor(() => expect(window.localStorage.getItem('accessToken')).toBeNull());
  expect(calls.map(({ route }) => route)).toEqual(['POST /auth/logout']);
});

it('NavigationLayout links to help, contact, privacy, and terms in the footer', () => {
  open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Help Center', '/help'],
    ['Contact', '/help#contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Sale', '/terms'],
    ['English', '/settings?lang=en'],
    ['Deutsch', '/settings?lang=de'],
  ]);
});

it('NavigationLayout has a link to skip the navigation', async () => {
  const { person } = open();
  await person.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
