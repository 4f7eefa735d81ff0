import { screen, waitFor } from '@testing-library/react';
import { NOTHING } from '../../features/fitting-room/kept-garments';
import { writeDraft } from '../../lib/drafts/drafts';
import { readGarmentDraft } from '../../lib/drafts/garment-draft';
import { tokens } from '../../lib/session/tokens';
import { createMeasuredUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { NavigationLayout } from './navigation-layout';

let mockWrites: Promise<{ userId: string; error: string | null }[]> = Promise.resolve([]);
jest.mock('../../lib/outbox/outbox-store', () => ({ readWrites: () => mockWrites }));

const { id: userId } = createMeasuredUser();
const open = () => {
  mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  return renderApp(<NavigationLayout />, { user: createMeasuredUser() });
};
const logout = () => screen.getByText('Logout');

it('Logout warns of unsent changes, and signs out if the user confirms', async () => {
  mockWrites = Promise.resolve([null, null, 'No longer there.'].map((error) => ({ userId, error })));
  const { person } = open();
  await person.click(logout());
  expect(await screen.findByText('2 changes are not yet sent. Sign out anyway?')).toBeVisible();
  await person.click(screen.getByText('Stay signed in'));
  expect(tokens.present()).toBe(true);
  await person.click(logout());
  await person.click(await screen.findByText('Sign out anyway'));
  expect(tokens.present()).toBe(false);
});

it('Logout warns of words that wait for a check', async () => {
  mockWrites = Promise.resolve([]);
  const words = { text: 'a navy cape', garment: null };
  const refused = { text: 'a thing', garment: null, problem: 'Say what it is.' };
  writeDraft('fittingRoom', { ...NOTHING, waiting: [words, refused] });
  const { person } = open();
  await person.click(logout());
  expect(await screen.findByText('One change is not yet sent. Sign out anyway?')).toBeVisible();
  await person.click(await screen.findByText('Sign out anyway'));
  expect(readGarmentDraft()).toBeNull();
});

it('Logout signs out immediately if nothing is waiting', async () => {
  mockWrites = Promise.resolve([]);
  const { person } = open();
  await person.click(logout());
  await waitFor(() => expect(tokens.present()).toBe(false));
});

it('Logout asks if the browser does not say in time what is unsent', async () => {
  mockWrites = new Promise(() => undefined);
  const { person } = open();
  await person.click(logout());
  expect(await screen.findByText(/may not be sent yet/, {}, { timeout: 10_000 })).toBeVisible();
  expect(tokens.present()).toBe(true);
});
