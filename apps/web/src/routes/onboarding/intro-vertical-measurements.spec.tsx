import { screen, waitFor } from '@testing-library/react';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import IntroVerticalMeasurements from './intro-vertical-measurements';

const user = createUser();
const createInches = (text: string) => ({ text, unit: 'in' as const });
const girths = {
  shoulders: createInches('39'),
  chest: createInches('36'),
  waist: createInches('30'),
  hips: createInches('42'),
};
const heights = {
  headToChest: createInches('17 1/2'),
  chestToCrotch: createInches('15.5'),
  crotchToKnee: createInches('15'),
  kneeToFloor: createInches('18'),
};

const getCompleteSetupButton = () => screen.getByRole('button', { name: 'Complete Setup' });

it('step 2 saves everything, reloads the user, clears the drafts, and opens the dashboard', async () => {
  writeDraft('introHorizontalMeasurements', girths);
  writeDraft('introVerticalMeasurements', heights);
  writeDraft('introSelfAnalysis', ['neck:long']);
  let finish: () => void = () => undefined;
  const saving = new Promise<void>((resolve) => (finish = resolve));
  const calls = mockApi({
    'PUT /user/onboarding': () => saving.then(() => ({ user: createMeasuredUser() })),
    'GET /auth/me': () => ({ user: calls.length > 1 ? createMeasuredUser() : user }),
  });
  const { person, url } = renderApp(<IntroVerticalMeasurements />, { user });
  expect(screen.getByText('Step 2 of 2')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Total height' })).toHaveValue('66.0');

  await person.click(getCompleteSetupButton());
  expect(screen.getByRole('button', { name: 'Completing...' })).toBeInTheDocument();
  finish();
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(readDraft('introVerticalMeasurements')).toBeNull();
  expect(readDraft('introHorizontalMeasurements')).toBeNull();
  expect(readDraft('introSelfAnalysis')).toEqual([]);
  expect(readDraft('combinedBodyType')).toBe('B1');
  const saves = calls.filter(({ route }) => route === 'PUT /user/onboarding');
  expect(saves.map(({ body }) => body)).toEqual([
    {
      horizontalMeasurements: { shoulders: 39, chest: 36, waist: 30, hips: 42 },
      verticalMeasurements: { headToChest: 17.5, chestToCrotch: 15.5, crotchToKnee: 15, kneeToFloor: 18 },
      bodyConcerns: ['neck:long'],
      token: '',
    },
  ]);
  expect(calls.at(-1)!.route).toBe('GET /auth/me');
});

it('step 2 converts centimeters once, omits empty concerns, and saves the unit', async () => {
  const createCentimeters = (text: string) => ({ text, unit: 'cm' as const });
  writeDraft('introHorizontalMeasurements', { ...girths, waist: createCentimeters('92') });
  writeDraft('introVerticalMeasurements', { ...heights, kneeToFloor: createCentimeters('45,7') });
  const calls = mockApi({
    'PUT /user/onboarding': () => ({ user: createMeasuredUser() }),
    'PUT /user/profile': () => ({ user: createMeasuredUser({ unitPreference: 'metric' }) }),
    'GET /auth/me': () => ({ user: createMeasuredUser({ unitPreference: 'metric' }) }),
  });
  const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const { person, url } = renderApp(<IntroVerticalMeasurements />, { user });
  await person.click(getCompleteSetupButton());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  language.mockRestore();
  const save = calls.find(({ route }) => route === 'PUT /user/onboarding');
  expect(save!.body).toMatchObject({
    horizontalMeasurements: { waist: 36.22 },
    verticalMeasurements: { kneeToFloor: 17.99 },
  });
  expect(save!.body).not.toHaveProperty('bodyConcerns');
  expect(calls.find(({ route }) => route === 'PUT /user/profile')!.body).toMatchObject({
    unitPreference: 'metric',
  });
});

it('step 2 keeps the typed text for the measuring pages', async () => {
  const typed = { ...girths, waist: { text: '72,5', unit: 'cm' as const } };
  writeDraft('introHorizontalMeasurements', typed);
  writeDraft('introVerticalMeasurements', heights);
  mockApi({
    'PUT /user/onboarding': () => ({ user: createMeasuredUser() }),
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  const { person, url } = renderApp(<IntroVerticalMeasurements />, { user });
  await person.click(getCompleteSetupButton());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(readDraft('horizontalMeasurements')).toEqual(typed);
  expect(readDraft('verticalMeasurements')).toEqual(heights);
});

it('step 2 asks for a missing height before it sends anything', async () => {
  writeDraft('introHorizontalMeasurements', girths);
  const calls = mockApi({ 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<IntroVerticalMeasurements />, { user });
  await person.click(getCompleteSetupButton());
  expect(screen.getAllByText('Please enter a value for Knee to floor')).toHaveLength(2);
  expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
});

it('step 2 starts over if the horizontal step was skipped', async () => {
  writeDraft('introVerticalMeasurements', heights);
  const { person, url } = renderApp(<IntroVerticalMeasurements />, { user });
  await person.click(getCompleteSetupButton());
  expect(url()).toBe(paths.introHorizontal);
});

it('step 2 reports an incomplete horizontal step', async () => {
  writeDraft('introHorizontalMeasurements', { waist: createInches('30') });
  writeDraft('introVerticalMeasurements', heights);
  const { person } = renderApp(<IntroVerticalMeasurements />, { user });
  await person.click(getCompleteSetupButton());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Missing measurement data. Please complete all measurement steps.',
  );
});

it('step 2 keeps everything if saving fails, and can be retried', async () => {
  writeDraft('introHorizontalMeasurements', girths);
  writeDraft('introVerticalMeasurements', heights);
  mockApi({
    'PUT /user/onboarding': () => createProblem(500, 'The server is being mended.', { code: 'INTERNAL' }),
    'GET /auth/me': () => ({ user }),
  });
  const { person, url } = renderApp(<IntroVerticalMeasurements />, { user });
  await person.click(getCompleteSetupButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save measurements. Please try again. The server is being mended.',
  );
  expect(url()).toBe('/');
  expect(readDraft('introVerticalMeasurements')).toEqual(heights);
  expect(getCompleteSetupButton()).toBeEnabled();
});

it('step 2 links back to step 1 and to the optional self-analysis', () => {
  renderApp(<IntroVerticalMeasurements />, { user });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', paths.introHorizontal);
  expect(screen.getByRole('link', { name: 'Add a self analysis' })).toHaveAttribute(
    'href',
    paths.introSelfAnalysis,
  );
});

it('step 2 redirects a measured user to the dashboard', () => {
  const { url } = renderApp(<IntroVerticalMeasurements />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.dashboard);
});
