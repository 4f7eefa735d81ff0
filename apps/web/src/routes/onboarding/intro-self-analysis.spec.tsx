import { screen, waitFor, within } from '@testing-library/react';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import IntroSelfAnalysis from './intro-self-analysis';

const user = createUser();
const createInches = (text: string) => ({ text, unit: 'in' as const });
const girths = {
  shoulders: createInches('39'),
  chest: createInches('36'),
  waist: createInches('30'),
  hips: createInches('42'),
};
const heights = {
  headToChest: createInches('17.5'),
  chestToCrotch: createInches('15.5'),
  crotchToKnee: createInches('15'),
  kneeToFloor: createInches('18'),
};
const getOption = (area: string, name: string) =>
  within(screen.getByRole('group', { name: area })).getByRole('checkbox', { name });

it('step 3 keeps the selection as a draft, in the order of the form', async () => {
  const { person } = renderApp(<IntroSelfAnalysis />, { user });
  expect(screen.getByText('Step 3 of 3')).toBeVisible();
  await person.click(getOption('Abdomen', 'Belly pooch'));
  await person.click(getOption('Neck', 'Long'));
  await person.click(getOption('Legs', 'Bowed'));
  await person.click(getOption('Legs', 'Bowed'));
  expect(readDraft('introSelfAnalysis')).toEqual(['neck:long', 'abdomen:protruding']);
});

it('step 3 completes the setup if both measuring steps are done', async () => {
  writeDraft('introHorizontalMeasurements', girths);
  writeDraft('introVerticalMeasurements', heights);
  const calls = mockApi({
    'PUT /user/onboarding': () => ({ user: createMeasuredUser() }),
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  const { person, url } = renderApp(<IntroSelfAnalysis />, { user });
  await person.click(getOption('Arms', 'Toned'));
  await person.click(screen.getByRole('button', { name: 'Complete Setup' }));
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(calls.find(({ route }) => route === 'PUT /user/onboarding')!.body).toMatchObject({
    bodyConcerns: ['arms:toned'],
  });
  expect(readDraft('horizontalMeasurements')).toEqual(girths);
  expect(readDraft('verticalMeasurements')).toEqual(heights);
});

it('step 3 reports a failed save and keeps the selection', async () => {
  writeDraft('introHorizontalMeasurements', girths);
  writeDraft('introVerticalMeasurements', heights);
  mockApi({
    'PUT /user/onboarding': () => createProblem(503, 'Back in a minute.'),
    'GET /auth/me': () => ({ user }),
  });
  const { person } = renderApp(<IntroSelfAnalysis />, { user });
  await person.click(getOption('Arms', 'Toned'));
  await person.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save measurements. Please try again.',
  );
  expect(getOption('Arms', 'Toned')).toBeChecked();
});

it.each([
  { missing: 'everything', draft: {}, leadsTo: paths.introHorizontal },
  { missing: 'the vertical step', draft: girths, leadsTo: paths.introVertical },
])('step 3 continues with the first missing step: $missing', async ({ draft, leadsTo }) => {
  writeDraft('introHorizontalMeasurements', draft);
  const { person, url } = renderApp(<IntroSelfAnalysis />, { user });
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(url()).toBe(leadsTo);
});

it('step 3 links back to the horizontal step', () => {
  renderApp(<IntroSelfAnalysis />, { user });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', paths.introHorizontal);
});

it('step 3 redirects a measured user to the dashboard', () => {
  const { url } = renderApp(<IntroSelfAnalysis />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.dashboard);
});
