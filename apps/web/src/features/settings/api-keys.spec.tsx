import type { ApiKey } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../lib/testing/fill';
import { createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { ApiKeys } from './api-keys';

const KEY: ApiKey = {
  id: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
  name: 'Spreadsheet',
  scopes: ['read', 'check'],
  createdAt: '2026-11-20T10:00:00.000Z',
  usedOn: null,
};

const open = () => renderApp(<ApiKeys email="mira@example.com" asksPassword />, { user: createUser() });

it('creating a key takes a name, scopes, and the password, and shows the key once', async () => {
  let keys: ApiKey[] = [];
  const calls = mockApi({
    'GET /user/api-keys': () => ({ keys }),
    'POST /user/api-keys': () => {
      keys = [KEY];
      return { ...KEY, key: 'figura_secret' };
    },
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Make a key' }));
  expect(screen.getByRole('link', { name: /^what a key opens/ })).toHaveAttribute('href', '/api/docs/keys');
  const dialog = within(screen.getByRole('dialog'));
  await fill(person, dialog.getByRole('textbox', { name: 'Name of the key' }), 'Spreadsheet');
  await person.click(dialog.getByRole('checkbox', { name: 'check garments' }));
  await fill(person, dialog.getByLabelText('Current password'), 'correct horse 42');
  await person.click(dialog.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByRole('textbox', { name: 'Key' })).toHaveValue('figura_secret');
  expect(calls.find(({ route }) => route.startsWith('POST'))!.body).toEqual({
    name: 'Spreadsheet',
    scopes: ['read', 'check'],
    password: 'correct horse 42',
  });
  expect(screen.getByText('May read your data and advice, check garments')).toBeVisible();
});

it('a key needs at least one scope', async () => {
  const calls = mockApi({ 'GET /user/api-keys': () => ({ keys: [] }) });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = within(screen.getByRole('dialog'));
  await fill(person, dialog.getByRole('textbox', { name: 'Name of the key' }), 'Nothing');
  await person.click(dialog.getByRole('checkbox', { name: 'read your data and advice' }));
  await fill(person, dialog.getByLabelText('Current password'), 'correct horse 42');
  await person.click(dialog.getByRole('button', { name: 'Make a key' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Choose at least one thing that the key may do.',
  );
  expect(calls.map(({ route }) => route)).toEqual(['GET /user/api-keys']);
});

it('a key can be revoked, and a failure is shown', async () => {
  let keys = [KEY];
  let isDown = true;
  mockApi({
    'GET /user/api-keys': () => ({ keys }),
    'DELETE /user/api-keys/0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10': () => {
      if (isDown) return createProblem(503, 'Please try again in a minute.', { code: 'UNAVAILABLE' });
      keys = [];
      return { message: 'The key is revoked.' };
    },
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Revoke Spreadsheet' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a minute.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Revoke Spreadsheet' }));
  await waitFor(() => expect(screen.getByText('No keys yet.')).toBeVisible());
});
