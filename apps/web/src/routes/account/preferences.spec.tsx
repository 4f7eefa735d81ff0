import type { User } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { Preferences } from './preferences';

function Screen() {
  const { user } = useSession();
  return user && <Preferences user={user} />;
}

it('the unit is saved with the account at once', async () => {
  let stored = createMeasuredUser();
  const sent: unknown[] = [];
  mockApi({
    'PUT /user/profile': (change) => {
      sent.push(change);
      stored = { ...stored, ...(change as Pick<User, 'unitPreference'>) };
      return { user: stored };
    },
  });
  const { person } = renderApp(<Screen />, { user: stored });
  const row = within(screen.getByRole('region', { name: 'Height and lengths in' }));
  expect(row.getByRole('radio', { name: 'Inches' })).toBeChecked();
  await person.click(row.getByRole('radio', { name: 'Centimeters' }));
  expect(row.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ unitPreference: 'metric' }]));
});

it('a change of the sizes says what shops show', async () => {
  let stored = createMeasuredUser();
  mockApi({
    'PUT /user/preferences': (change) => {
      stored = { ...stored, preferences: { ...stored.preferences, ...(change as User['preferences']) } };
      return { user: stored };
    },
  });
  const { person } = renderApp(<Screen />, { user: stored });
  await person.click(screen.getByText('What you usually buy'));
  expect(screen.getByText(/^Filled in from your tape/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tops: a larger size' }));
  expect(screen.getByText('First in shops now: M (US 12), shoes US 9')).toBeVisible();
});
