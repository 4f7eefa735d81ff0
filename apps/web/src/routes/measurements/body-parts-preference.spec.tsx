import type { User } from '@figura/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { UNSAVED_MEASUREMENTS } from '../../features/measurements/unsaved-measurements';
import { writeLocalResult } from '../../features/measurements/local-result';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import BodyPartsPreference from './body-parts-preference';

const getOption = (area: string, name: string) =>
  within(screen.getByRole('group', { name: area })).getByRole('checkbox', { name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

it('the self-analysis saves the selection and leads to the dashboard', async () => {
  const user = createMeasuredUser({ bodyConcerns: ['legs:thick'] });
  const calls = mockApi({
    'PUT /user/body-preferences': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  const { person, url } = renderApp(<BodyPartsPreference />, { user });
  expect(getOption('Legs', 'Thick')).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await person.click(getOption('Ankles', 'Cankles'));
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  const saves = calls.filter(({ route }) => route.startsWith('PUT'));
  expect(saves).toMatchObject([
    { route: 'PUT /user/body-preferences', body: { bodyConcerns: ['legs:thick', 'ankles:undefined'] } },
  ]);
});

it('the self-analysis saves an empty list if everything is unticked', async () => {
  const user = createMeasuredUser({ bodyConcerns: ['legs:thick'] });
  const calls = mockApi({
    'PUT /user/body-preferences': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  const { person, url } = renderApp(<BodyPartsPreference />, { user });
  await person.click(getOption('Legs', 'Thick'));
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(calls.find(({ route }) => route.startsWith('PUT'))!.body).toEqual({ bodyConcerns: [] });
});

it('the self-analysis also saves measurements that were just calculated', async () => {
  const { totalHeight, ...tape } = createMeasuredUser().measurements!;
  writeLocalResult(tape);
  const calls = mockApi({
    'PUT /user/measurements': () => ({ user: createMeasuredUser() }),
    'PUT /user/body-preferences': () => ({ user: createMeasuredUser() }),
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  const { person, url } = renderApp(<BodyPartsPreference />, {
    user: createUser(),
    route: { pathname: paths.bodyPartsPreference, state: UNSAVED_MEASUREMENTS },
  });
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  const [first, second] = calls.filter(({ route }) => route.startsWith('PUT'));
  expect(first).toMatchObject({
    route: 'PUT /user/measurements',
    body: { ...tape, totalHeight, combinedBodyType: 'B1' },
  });
  expect(second).toMatchObject({ route: 'PUT /user/body-preferences' });
});

it('the self-analysis never overwrites stored measurements with older local ones', async () => {
  const { totalHeight: _total, ...tape } = createMeasuredUser().measurements!;
  writeLocalResult({ ...tape, waist: 40 });
  const user = createMeasuredUser();
  const calls = mockApi({
    'PUT /user/body-preferences': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  const { person, url } = renderApp(<BodyPartsPreference />, { user });
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(calls.some(({ route }) => route === 'PUT /user/measurements')).toBe(false);
});

it.each([
  { mode: 'the query', query: '?edit', flag: false },
  { mode: 'the session flag', query: '', flag: true },
])('the self-analysis leads back to the profile if $mode marks it as an edit', async ({ query, flag }) => {
  if (flag) writeDraft('editBodyPreferences', true);
  const user = createMeasuredUser();
  mockApi({ 'PUT /user/body-preferences': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person, url } = renderApp(<BodyPartsPreference />, {
    user,
    route: `${paths.bodyPartsPreference}${query}`,
  });
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.profileMeasurements));
  expect(readDraft('editBodyPreferences')).toBe(false);
});

it('the self-analysis remembers that it is an edit without the query', () => {
  const route = `${paths.bodyPartsPreference}?edit`;
  const { unmount } = renderApp(<BodyPartsPreference />, { user: createMeasuredUser(), route });
  unmount();
  expect(readDraft('editBodyPreferences')).toBe(true);
  renderApp(<BodyPartsPreference />, { user: createMeasuredUser(), route: paths.bodyPartsPreference });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

it.each(['Continue', 'Cancel'])(
  'the self-analysis leads back to the guides after %s if it was opened there',
  async (name) => {
    const user = createMeasuredUser();
    mockApi({ 'PUT /user/body-preferences': () => ({ user }), 'GET /auth/me': () => ({ user }) });
    writeDraft('testSelfAnalysis', true);
    const { person, url } = renderApp(<BodyPartsPreference />, {
      user,
      route: paths.bodyPartsPreference,
    });
    await person.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(url()).toBe(paths.guideIndex));
    expect(readDraft('testSelfAnalysis')).toBe(false);
  },
);

it('the self-analysis leads to the dashboard after editing without measurements', async () => {
  mockApi({
    'PUT /user/body-preferences': () => ({ user: createUser() }),
    'GET /auth/me': () => ({ user: createUser() }),
  });
  const { person, url } = renderApp(<BodyPartsPreference />, {
    user: createUser(),
    route: `${paths.bodyPartsPreference}?edit`,
  });
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
});

it('the self-analysis changes nothing if editing is canceled', async () => {
  const user = createMeasuredUser();
  const calls = mockApi({ 'GET /auth/me': () => ({ user }) });
  const { person, url } = renderApp(<BodyPartsPreference />, {
    user,
    route: `${paths.bodyPartsPreference}?edit`,
  });
  await person.click(getOption('Arms', 'Big'));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(url()).toBe(paths.profileMeasurements);
  expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  expect(readDraft('bodyPreferences')).toBeNull();
});

it('the self-analysis keeps the selection across a reload until it is saved', async () => {
  const user = createMeasuredUser({ bodyConcerns: ['legs:thick'] });
  const saved = createMeasuredUser({ bodyConcerns: ['arms:big'] });
  mockApi({
    'PUT /user/body-preferences': () => ({ user: saved }),
    'GET /auth/me': () => ({ user: saved }),
  });
  const before = renderApp(<BodyPartsPreference />, { user });
  await before.person.click(getOption('Arms', 'Big'));
  await before.person.click(getOption('Legs', 'Thick'));
  before.unmount();

  const { person, url } = renderApp(<BodyPartsPreference />, { user });
  expect(getOption('Arms', 'Big')).toBeChecked();
  expect(getOption('Legs', 'Thick')).not.toBeChecked();
  await person.click(goOn());
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(readDraft('bodyPreferences')).toBeNull();
});

it('the self-analysis drops an old draft if another selection was stored since', async () => {
  const before = renderApp(<BodyPartsPreference />, { user: createMeasuredUser() });
  await before.person.click(getOption('Arms', 'Big'));
  before.unmount();
  renderApp(<BodyPartsPreference />, { user: createMeasuredUser({ bodyConcerns: ['neck:long'] }) });
  expect(getOption('Arms', 'Big')).not.toBeChecked();
  expect(getOption('Neck', 'Long')).toBeChecked();
});

it('the self-analysis never shows another user’s selection', async () => {
  const before = renderApp(<BodyPartsPreference />, { user: createMeasuredUser() });
  await before.person.click(getOption('Arms', 'Big'));
  before.unmount();
  renderApp(<BodyPartsPreference />, { user: createMeasuredUser({ id: '64b7f0c2a1d3e4f5a6b7c8da' }) });
  expect(getOption('Arms', 'Big')).not.toBeChecked();
});

it('the self-analysis keeps changes made during a save for the next one', async () => {
  const user = createMeasuredUser();
  const saved = createMeasuredUser({ bodyConcerns: ['arms:big'] });
  let respond!: (body: { user: User }) => void;
  mockApi({
    'PUT /user/body-preferences': () => new Promise<{ user: User }>((resolve) => (respond = resolve)),
    'GET /auth/me': () => ({ user: saved }),
  });
  const { person, url } = renderApp(<BodyPartsPreference />, { user });
  await person.click(getOption('Arms', 'Big'));
  await person.click(goOn());
  await person.click(getOption('Neck', 'Long'));
  act(() => respond({ user: saved }));
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(readDraft('bodyPreferences')).toEqual({
    from: JSON.stringify(saved.bodyConcerns),
    changes: ['neck:long', 'arms:big'],
  });
});

it.each([
  {
    cause: 'the server fails',
    answer: () => createProblem(500, 'Something went wrong on our side. Please try again.'),
    reasons: ['Something went wrong on our side. Please try again.'],
  },
  {
    cause: 'there is no connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    reasons: ['We could not reach Figura. Please check your connection and try again.'],
  },
  { cause: 'nothing is said', answer: () => new Response('<html>', { status: 502 }), reasons: [] },
  {
    cause: 'they are refused',
    answer: () => createProblem(400, 'First', { errors: ['Neck is unknown', 'Legs are unknown'] }),
    reasons: ['Neck is unknown', 'Legs are unknown'],
  },
])(
  'the self-analysis keeps the selection and shows the reason if $cause',
  async ({ answer: respond, reasons }) => {
    const user = createMeasuredUser();
    mockApi({ 'PUT /user/body-preferences': respond, 'GET /auth/me': () => ({ user }) });
    const { person, url } = renderApp(<BodyPartsPreference />, { user });
    await person.click(getOption('Arms', 'Big'));
    await person.click(goOn());
    const sentences = [...(await screen.findByRole('alert')).querySelectorAll('p')];
    expect(sentences.map(({ textContent }) => textContent)).toEqual([
      'Failed to save preferences. Please try again.',
      ...reasons,
    ]);
    expect(getOption('Arms', 'Big')).toBeChecked();
    expect(url()).toBe('/');
  },
);
