import { NO_PREFERENCES } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { tokens } from '../../lib/session/tokens';
import { createAnalysis } from '../../lib/testing/a-recommendation';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import Me from './me';

const BETWEEN = createAnalysis({
  totalBalanceIssues: 4,
  nextLocked: null,
  confidence: {
    code: 'B1',
    probability: 0.861,
    neighbors: [{ code: 'A1', probability: 0.13 }],
    flips: [],
    remeasure: 'hips',
  },
});

it('Me shows the type, its names, and its certainty, with links to the details', async () => {
  mockApi({ 'GET /recommendations/body-type-analysis': () => BETWEEN });
  renderApp(<Me />, { user: createMeasuredUser() });
  expect(screen.getByText('B1')).toBeVisible();
  expect(screen.getByText('TRIANGLE')).toBeVisible();
  expect(screen.getByText('Balanced')).toBeVisible();
  expect(await screen.findByText('Most likely B1, 86% sure.')).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'About you' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Measurements 8 of 8', '/profile/measurements'],
    ['Analysis Wide hips and 3 more', '/body-type-analysis'],
    ['Passport ', '/passport'],
    ['Settings Skin, hair, sizes, plan', '/settings'],
  ]);
});

it('Me hides the certainty if numbers are hidden', async () => {
  mockApi({ 'GET /recommendations/body-type-analysis': () => BETWEEN });
  renderApp(<Me />, { user: createMeasuredUser({ preferences: { ...NO_PREFERENCES, hideNumbers: true } }) });
  expect(await screen.findByText('Wide hips and 3 more')).toBeVisible();
  expect(screen.queryByText(/% sure/)).not.toBeInTheDocument();
});

it('Me links to the measurements if there is no type yet', () => {
  renderApp(<Me />, { user: createUser() });
  expect(screen.getByRole('link', { name: 'Take your measurements' })).toHaveAttribute(
    'href',
    '/measurements/vertical',
  );
  expect(screen.getByText('0 of 8')).toBeVisible();
});

it('Me signs out', async () => {
  mockApi({ 'POST /auth/logout': () => ({ message: 'You are signed out.' }) });
  const { person } = renderApp(<Me />, { user: createMeasuredUser() });
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(tokens.present()).toBe(false));
});
