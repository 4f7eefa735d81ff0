import type { User } from '@figura/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { createUser } from '../../../lib/testing/a-user';
import { mockApi } from '../../../lib/testing/fake-api';
import { renderApp } from '../../../lib/testing/render-app';
import WithoutTape from './without-tape';

async function openSizes(preferences: Partial<User['preferences']>) {
  mockApi({});
  const user = createUser();
  renderApp(<WithoutTape ways={null} />, {
    user: { ...user, preferences: { ...user.preferences, ...preferences } },
    route: '/start',
  });
  fireEvent.click(await screen.findByText('5′ 6″'));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
}
const listTables = () =>
  ['Women’s sizes', 'Men’s sizes'].filter(
    (name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked,
  );

it.each([
  ['womens', ['Women’s sizes']],
  ['mens', ['Men’s sizes']],
  ['any', []],
] as const)('WithoutTape opens for %s with the table %s', async (presentation, tables) => {
  await openSizes({ presentation });
  expect(listTables()).toEqual(tables);
});

it('WithoutTape asks a user of any cuts whose sizes to compare', async () => {
  await openSizes({ presentation: 'any' });
  expect(screen.getByRole('group', { name: 'Whose sizes' })).toBeVisible();
  expect(screen.queryByText(/^Your usual/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Tap the answer that comes closest');
  fireEvent.click(screen.getByRole('radio', { name: 'Men’s sizes' }));
  expect(screen.getByText(/^Your usual jacket size/)).toBeInTheDocument();
});

it('WithoutTape takes the table of sizes that were told', async () => {
  await openSizes({
    presentation: 'any',
    sizes: { region: 'EU', for: 'men', top: 50, bottom: 50, shoe: 43 },
  });
  expect(listTables()).toEqual(['Men’s sizes']);
});
