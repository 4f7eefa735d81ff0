import { screen, waitFor } from '@testing-library/react';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { createMeasuredUser, createProvisionalUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import IntroMeasurementsWelcome from './intro-measurements-welcome';

it('the measuring welcome page says what is needed, and what it unlocks', () => {
  renderApp(<IntroMeasurementsWelcome />, { user: createUser() });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/required to unlock your recommendations/)).toBeVisible();
  expect(screen.getByText(/a string and a ruler/)).toBeVisible();
});

it('the measuring welcome page links to the first step, or to the dashboard for later', () => {
  renderApp(<IntroMeasurementsWelcome />, { user: createUser() });
  expect(screen.getByRole('link', { name: "I'm Ready" })).toHaveAttribute('href', paths.introHorizontal);
  expect(screen.getByRole('link', { name: "I'll Do This Later" })).toHaveAttribute('href', paths.dashboard);
});

it('the measuring welcome page redirects a measured user to the dashboard', () => {
  const { url } = renderApp(<IntroMeasurementsWelcome />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.dashboard);
});

it('the measuring welcome page is optional for a user with an estimated body', () => {
  const { url } = renderApp(<IntroMeasurementsWelcome />, {
    user: createProvisionalUser(),
    route: paths.introWelcome,
  });
  expect(url()).toBe(paths.introWelcome);
  expect(screen.getByText(/There is no hurry/)).toBeVisible();
  expect(screen.queryByText(/required to unlock/)).not.toBeInTheDocument();
});

it('the measuring welcome page offers to start with the start answers', async () => {
  writeDraft('startAnswers', {
    known: { height: 64, sizeAbove: 38, sizeBelow: 42 },
    comparisons: { shouldersToHips: 0, waistToHips: 0, waistToChest: 1, legs: 3 },
    byString: {},
  });
  const calls = mockApi({ 'PUT /user/measurements/start': () => ({ user: createProvisionalUser() }) });
  const { person, url } = renderApp(<IntroMeasurementsWelcome />, { user: createUser() });
  expect(screen.getByText(/probably B/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Begin with my answers' }));
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(calls[0]).toMatchObject({
    route: 'PUT /user/measurements/start',
    body: { height: 64, sizeAbove: 38 },
  });
  expect(readDraft('startAnswers')).toBeNull();
});

it('the measuring welcome page keeps the answers if they cannot be saved', async () => {
  writeDraft('startAnswers', {
    known: { height: 64, sizeAbove: 38, sizeBelow: 42 },
    comparisons: { shouldersToHips: 0, waistToHips: 0, waistToChest: 1, legs: 3 },
    byString: {},
  });
  mockApi({ 'PUT /user/measurements/start': () => createProblem(503, 'Back in a minute.') });
  const { person } = renderApp(<IntroMeasurementsWelcome />, { user: createUser() });
  await person.click(screen.getByRole('button', { name: 'Begin with my answers' }));
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
  expect(readDraft('startAnswers')).not.toBeNull();
});
