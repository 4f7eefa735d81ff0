import type { Measurements, User } from '@figura/contracts';
import { listMeasured, MEASUREMENTS } from '@figura/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { fill } from '../../lib/testing/fill';
import {
  A_TAPE,
  createMeasuredUser,
  createProvisionalUser,
  createUser,
  drawAs,
} from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import ProfileMeasurements from './profile-measurements';

const getField = (name: string) => screen.getByRole('textbox', { name });
const findDiscardButton = () => screen.queryByRole('button', { name: 'Discard changes' });
const tick = async (person: UserEvent, area: string, name: string) => {
  await person.click(screen.getByText('Change body preferences'));
  await person.click(within(screen.getByRole('group', { name: area })).getByRole('checkbox', { name }));
};
const save = () => screen.getByRole('button', { name: 'Save measurements' });

afterEach(() => {
  jest.useRealTimers();
});

it('the profile has nine measurement fields, including a read-only total', async () => {
  renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  const boxes = await screen.findAllByRole('textbox');
  const unfolded = boxes.filter((box) => !box.closest('details:not([open])'));
  expect(unfolded).toHaveLength(9);
  expect(getField('Head to chest')).toHaveValue('17½');
  expect(getField('Total height')).toHaveValue('66.0');
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', paths.dashboard);
});

it('the profile previews the type that a change would give', async () => {
  const { person } = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  expect(screen.getByText('Your body type')).toBeVisible();
  expect(screen.getByText('B1')).toBeVisible();
  await person.clear(getField('Hips'));
  await fill(person, getField('Hips'), '40 1/2');
  expect(screen.getByText('Changes from B1 to')).toBeVisible();
  expect(screen.getByText('A1')).toBeVisible();
  expect(screen.getByText('Hourglass')).toBeVisible();
});

it('the profile can reinterpret all stored values in the intended unit', async () => {
  const user = createMeasuredUser();
  const slipped = Object.entries(listMeasured(user.measurements)).map(([name, inches]) => [
    name,
    inches * 2.54,
  ]);
  user.measurements = Object.fromEntries(slipped) as Measurements;
  mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<ProfileMeasurements />, { user });
  expect(getField('Hips')).toHaveValue('106⅝');
  await person.click(await screen.findByRole('button', { name: 'These are centimeters' }));
  expect(screen.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
  expect(getField('Hips')).toHaveValue('106.7');
  expect(getField('Total height')).toHaveValue('167.7');
  expect(screen.queryByRole('button', { name: 'These are centimeters' })).not.toBeInTheDocument();
});

it('the profile saves measurements and preferences, then redirects after 1.5 seconds', async () => {
  const user = createMeasuredUser({ bodyConcerns: ['legs:thick'] });
  user.measurements!.chest = 36.22;
  const calls = mockApi({
    'PUT /user/measurements': () => ({ user }),
    'PUT /user/body-preferences': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  const { person, url } = renderApp(<ProfileMeasurements />, { user });
  await person.clear(getField('Waist'));
  await person.type(getField('Waist'), '31');
  await tick(person, 'Neck', 'Long');
  jest.useFakeTimers();
  act(() => save().click());
  await waitFor(() => expect(screen.getByText('Measurements saved successfully!')).toBeVisible());
  expect(calls.find(({ route }) => route === 'PUT /user/measurements')!.body).toMatchObject({
    waist: 31,
    chest: 36.22,
    totalHeight: 66,
  });
  expect(calls.find(({ route }) => route === 'PUT /user/body-preferences')!.body).toEqual({
    bodyConcerns: ['neck:long', 'legs:thick'],
  });
  expect(readDraft('horizontalMeasurements')).toMatchObject({ waist: 31, chest: 36.22 });
  expect(url()).toBe('/');
  act(() => void jest.advanceTimersByTime(1499));
  expect(url()).toBe('/');
  act(() => void jest.advanceTimersByTime(1));
  expect(url()).toBe(paths.dashboard);
});

it('saving the profile keeps unsaved input on a measuring page', async () => {
  const typed = { shoulders: { text: '41 1/4', unit: 'in' as const } };
  writeDraft('horizontalMeasurements', typed);
  const respond = () => ({ user: createMeasuredUser() });
  mockApi({
    'PUT /user/measurements': respond,
    'PUT /user/body-preferences': respond,
    'GET /auth/me': respond,
  });
  const { person } = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  await person.click(save());
  expect(await screen.findByText('Measurements saved successfully!')).toBeVisible();
  expect(readDraft('horizontalMeasurements')).toEqual(typed);
});

it.each([
  {
    change: 'a number',
    make: () => fireEvent.change(getField('Hips'), { target: { value: '43' } }),
    kept: () => expect(getField('Hips')).toHaveValue('43'),
  },
  {
    change: 'a preference',
    make: () => fireEvent.click(screen.getByRole('checkbox', { name: 'Long', hidden: true })),
    kept: () => expect(screen.getByText('Neck: Long')).toBeVisible(),
  },
])('the profile stays open if $change is changed after saving', async ({ make, kept }) => {
  const user = createMeasuredUser();
  mockApi({
    'PUT /user/measurements': () => ({ user }),
    'PUT /user/body-preferences': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  const { url } = renderApp(<ProfileMeasurements />, { user });
  jest.useFakeTimers();
  act(() => save().click());
  await waitFor(() => expect(screen.getByText('Measurements saved successfully!')).toBeVisible());
  act(() => void jest.advanceTimersByTime(1000));
  make();
  expect(screen.getByText('What you have changed since then is not saved yet.')).toBeVisible();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(url()).toBe('/');
  kept();

  act(() => save().click());
  await waitFor(() => expect(findDiscardButton()).not.toBeInTheDocument());
  expect(await screen.findByText('Measurements saved successfully!')).toBeVisible();
  act(() => void jest.advanceTimersByTime(1500));
  expect(url()).toBe(paths.dashboard);
});

it('the profile stays open if a measurement is changed while saving', async () => {
  const user = createMeasuredUser();
  user.measurements!.waist = 31;
  let respond: ((body: { user: User }) => void) | undefined;
  mockApi({
    'PUT /user/measurements': () => new Promise<{ user: User }>((resolve) => (respond = resolve)),
    'PUT /user/body-preferences': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  const before = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  fireEvent.change(getField('Waist'), { target: { value: '31' } });
  jest.useFakeTimers();
  act(() => save().click());
  fireEvent.change(getField('Hips'), { target: { value: '43' } });
  await waitFor(() => expect(respond).toBeDefined());
  act(() => respond!({ user }));
  await waitFor(() => expect(screen.getByText('Measurements saved successfully!')).toBeVisible());
  act(() => void jest.advanceTimersByTime(10_000));
  expect(before.url()).toBe('/');
  before.unmount();

  renderApp(<ProfileMeasurements />, { user });
  expect(getField('Hips')).toHaveValue('43');
  expect(getField('Waist')).toHaveValue('31');
});

it('the profile does not save while a measurement is invalid', async () => {
  const calls = mockApi({ 'GET /auth/me': () => ({ user: createMeasuredUser() }) });
  const { person } = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  await person.clear(getField('Waist'));
  await person.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid measurement for Waist: Input is empty');
  expect(getField('Waist')).toBeInvalid();
  expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
});

it('the profile keeps the input if saving fails', async () => {
  const user = createMeasuredUser();
  mockApi({
    'PUT /user/measurements': () => new Response('', { status: 500 }),
    'GET /auth/me': () => ({ user }),
  });
  const { person } = renderApp(<ProfileMeasurements />, { user });
  await person.clear(getField('Waist'));
  await fill(person, getField('Waist'), '31 3/4');
  await person.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update measurements');
  expect(screen.getByRole('alert')).toHaveTextContent('Measurements update failed');
  expect(getField('Waist')).toHaveValue('31 3/4');
});

it('the profile reports a missing token and sends nothing', async () => {
  const calls = mockApi({});
  const { person } = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  window.localStorage.clear();
  await person.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Authentication required');
  expect(calls).toEqual([]);
});

it.each([
  {
    reason: 'Something went wrong on our side. Please try again.',
    answer: () => createProblem(500, 'Something went wrong on our side. Please try again.'),
  },
  {
    reason: 'We could not reach Figura. Please check your connection and try again.',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  {
    reason: 'Hip measurement must be greater than 0',
    answer: () => createProblem(400, 'Hip measurement must be greater than 0'),
  },
])('the profile reports a failed save before the reason: $reason', async ({ reason, answer: respond }) => {
  mockApi({
    'PUT /user/measurements': respond,
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  const { person } = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  await person.click(save());
  const sentences = [...(await screen.findByRole('alert')).querySelectorAll('p')];
  expect(sentences.map(({ textContent }) => textContent)).toEqual(['Failed to update measurements', reason]);
});

it('the profile says that the measurements are stored if only the preferences failed', async () => {
  const stored = createMeasuredUser();
  stored.measurements!.waist = 31;
  const calls = mockApi({
    'PUT /user/measurements': () => ({ user: stored }),
    'PUT /user/body-preferences': () => createProblem(500, 'Something went wrong on our side.'),
    'GET /auth/me': () => ({ user: stored }),
  });
  const { person } = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  fireEvent.change(getField('Waist'), { target: { value: '31' } });
  await tick(person, 'Neck', 'Long');
  await person.click(save());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to update body preferences')).toBeVisible();
  expect(alert).not.toHaveTextContent('Failed to update measurements');
  expect(alert).toHaveTextContent('Your measurements are stored.');
  expect(readDraft('horizontalMeasurements')).toMatchObject({ waist: 31 });
  expect(screen.getByText('Neck: Long')).toBeVisible();

  await person.click(save());
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === 'PUT /user/body-preferences')).toHaveLength(2),
  );
});

it('the profile toggles between inches and centimeters without drift', async () => {
  const user = createMeasuredUser();
  mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<ProfileMeasurements />, { user });
  for (let round = 0; round < 3; round += 1) {
    await person.click(screen.getByRole('radio', { name: 'Centimeters' }));
    expect(getField('Head to chest')).toHaveValue('44.5');
    await person.click(screen.getByRole('radio', { name: 'Inches' }));
    expect(getField('Head to chest')).toHaveValue('17½');
  }
});

it('the profile keeps measurements and preferences across a reload until they are saved', async () => {
  const user = createMeasuredUser();
  const saved = createMeasuredUser({ bodyConcerns: ['neck:long'] });
  saved.measurements!.waist = 31.75;
  mockApi({
    'PUT /user/measurements': () => ({ user: { ...saved, bodyConcerns: [] } }),
    'PUT /user/body-preferences': () => ({ user: saved }),
    'GET /auth/me': () => ({ user: saved }),
  });
  const before = renderApp(<ProfileMeasurements />, { user });
  expect(findDiscardButton()).not.toBeInTheDocument();
  await before.person.clear(getField('Waist'));
  await fill(before.person, getField('Waist'), '31 3/4');
  await tick(before.person, 'Neck', 'Long');
  before.unmount();

  const { person } = renderApp(<ProfileMeasurements />, { user });
  expect(getField('Waist')).toHaveValue('31 3/4');
  expect(getField('Hips')).toHaveValue('42');
  expect(screen.getByText('Neck: Long')).toBeVisible();
  await person.click(save());
  expect(await screen.findByText('Measurements saved successfully!')).toBeVisible();
  expect(getField('Waist')).toHaveValue('31¾');
  expect(findDiscardButton()).not.toBeInTheDocument();
  expect(readDraft('profileMeasurements')).toBeNull();
  expect(readDraft('bodyPreferences')).toBeNull();
});

it('the profile restores the stored values if changes are discarded', async () => {
  const user = createMeasuredUser();
  const { person, url } = renderApp(<ProfileMeasurements />, { user });
  await person.type(getField('Waist'), '{Backspace}');
  await tick(person, 'Neck', 'Long');
  await person.click(findDiscardButton()!);
  expect(url()).toBe(paths.dashboard);
  expect(readDraft('profileMeasurements')).toBeNull();
  expect(readDraft('bodyPreferences')).toBeNull();
  expect(getField('Waist')).toHaveValue('30');
});

it('the profile shows newer stored values instead of older local changes', async () => {
  const before = renderApp(<ProfileMeasurements />, { user: createMeasuredUser() });
  await before.person.type(getField('Waist'), '{Backspace}1');
  before.unmount();
  const user = createMeasuredUser();
  user.measurements!.waist = 33;
  renderApp(<ProfileMeasurements />, { user });
  expect(getField('Waist')).toHaveValue('33');
  expect(findDiscardButton()).not.toBeInTheDocument();
});

it('the profile accepts measurements for the first time', () => {
  renderApp(<ProfileMeasurements />, { user: createUser() });
  expect(getField('Waist')).toHaveValue('');
  expect(screen.getByText('Change body preferences')).toBeVisible();
});

describe('the underbust', () => {
  const openProfileMeasurements = (user = createMeasuredUser()) => {
    const calls = mockApi({
      'PUT /user/measurements': () => ({ user }),
      'PUT /user/body-preferences': () => ({ user }),
      'GET /auth/me': () => ({ user }),
    });
    const sent = async () => {
      await waitFor(() => expect(screen.getByText('Measurements saved successfully!')).toBeVisible());
      return calls.find(({ route }) => route === 'PUT /user/measurements')!.body;
    };
    return { ...renderApp(<ProfileMeasurements />, { user }), sent, calls };
  };
  const getUnderbustField = () => screen.getByRole('textbox', { name: 'Underbust', hidden: true });
  const unfoldUnderbust = (person: UserEvent) =>
    person.click(screen.getByText('Add your underbust (optional)'));

  it('the underbust is folded, and not sent while untouched', async () => {
    const { person, sent } = openProfileMeasurements();
    expect(getUnderbustField()).not.toBeVisible();
    await person.click(save());
    expect(await sent()).not.toHaveProperty('underbust');
  });

  it('the underbust is stored with the others, in inches', async () => {
    const { person, sent } = openProfileMeasurements();
    await unfoldUnderbust(person);
    await fill(person, getUnderbustField(), '80 cm');
    await person.click(save());
    expect(await sent()).toMatchObject({ underbust: 31.5, hips: 42 });
  });

  it('clearing the field removes the underbust, and the field stays visible', async () => {
    const { person, sent } = openProfileMeasurements(createMeasuredUser({ underbust: 31.5 }));
    expect(getUnderbustField()).toHaveValue('31½');
    await person.clear(getUnderbustField());
    expect(getUnderbustField()).toBeVisible();
    await person.click(save());
    expect(await sent()).toMatchObject({ underbust: null });
  });

  it('the underbust blocks saving only if it is not a measurement', async () => {
    const { person, calls } = openProfileMeasurements();
    await unfoldUnderbust(person);
    await fill(person, getUnderbustField(), 'thirty');
    await person.click(save());
    expect(screen.getByRole('link', { name: /Invalid measurement for Underbust/ })).toBeVisible();
    expect(calls).toEqual([]);
    await person.clear(getUnderbustField());
    await person.click(save());
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  });

  it('the underbust is checked against the chest, and its unit can be corrected', async () => {
    const { person } = openProfileMeasurements();
    await unfoldUnderbust(person);
    await person.type(getUnderbustField(), '80');
    expect(screen.queryByText(/^Underbust: /)).not.toBeInTheDocument();
    await person.tab();
    expect(screen.getByText('Underbust: this looks like centimeters, entered as inches.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'These are centimeters' }));
    expect(getUnderbustField()).toHaveValue('31.5');
    expect(screen.queryByText(/^Underbust: this/)).not.toBeInTheDocument();
  });

  it('the underbust does not affect the type', async () => {
    const { person } = openProfileMeasurements();
    await unfoldUnderbust(person);
    await person.type(getUnderbustField(), '25');
    expect(screen.getByText('Your body type')).toBeVisible();
    expect(screen.getByText('B1')).toBeVisible();
  });
});

it('the profile hides the measurements if numbers are hidden, until they are shown once', async () => {
  const user = createMeasuredUser();
  const preferences = { ...user.preferences, hideNumbers: true };
  const { person } = renderApp(<ProfileMeasurements />, { user: { ...user, preferences } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Measurements' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show them once' }));
  expect(getField('Head to chest')).toHaveValue('17½');
});

describe('the profile of an estimated body', () => {
  it('has empty fields with ranges, and can save a single measurement', async () => {
    const user = createProvisionalUser();
    const calls = mockApi({
      'PATCH /user/measurements': () => ({ user }),
      'PUT /user/body-preferences': () => ({ user }),
      'PUT /user/profile': () => ({ user }),
      'GET /auth/me': () => ({ user }),
    });
    const { person } = renderApp(<ProfileMeasurements />, { user });
    expect(getField('Hips')).toHaveValue('');
    expect(screen.getByText('Probably 41 to 43 in')).toBeVisible();
    expect(screen.getByText('B1')).toBeVisible();
    await person.type(getField('Hips'), '43');
    expect(screen.queryByText('Probably 41 to 43 in')).not.toBeInTheDocument();
    await person.click(save());
    expect(await screen.findByText('Measurements saved successfully!')).toBeVisible();
    const sent = calls.filter(({ route }) => route.endsWith('/user/measurements'));
    expect(sent).toMatchObject([{ route: 'PATCH /user/measurements', body: { hips: 43 } }]);
    expect(Object.keys(sent[0]!.body as object)).toEqual(['hips']);
  });

  it('sends all eight measurements once they are typed', async () => {
    const user = createProvisionalUser();
    const calls = mockApi({
      'PUT /user/measurements': () => ({ user: createMeasuredUser() }),
      'PUT /user/body-preferences': () => ({ user: createMeasuredUser() }),
      'PUT /user/profile': () => ({ user }),
      'GET /auth/me': () => ({ user: createMeasuredUser() }),
    });
    const { person } = renderApp(<ProfileMeasurements />, { user });
    for (const name of MEASUREMENTS)
      await fill(person, getField(getMeasurementLabel(name)), String(A_TAPE[name]));
    await person.click(save());
    expect(await screen.findByText('Measurements saved successfully!')).toBeVisible();
    expect(calls.find(({ route }) => route === 'PUT /user/measurements')!.body).toMatchObject(A_TAPE);
  });

  it('reports unreadable input', async () => {
    const { person } = renderApp(<ProfileMeasurements />, { user: createProvisionalUser() });
    await fill(person, getField('Hips'), 'wide');
    await person.click(save());
    expect(getField('Hips')).toBeInvalid();
    expect(getField('Waist')).toBeValid();
  });

  it('asks for one measurement at a time, and saves it', async () => {
    const user = createProvisionalUser();
    const calls = mockApi({
      'PATCH /user/measurements': () => ({ user }),
      'PUT /user/profile': () => ({ user }),
    });
    const { person } = renderApp(<ProfileMeasurements />, {
      user,
      route: { pathname: paths.profileMeasurements, search: '?only=hips' },
    });
    expect(screen.getByRole('heading', { name: 'Measure your hips' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByText('Probably 41 to 43 in')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a value for Hips');
    await fill(person, getField('Hips'), '42 1/2');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('PATCH /user/measurements'));
    expect(calls.find(({ route }) => route === 'PATCH /user/measurements')!.body).toEqual({ hips: 42.5 });
  });

  it('shows no range to a user who hides numbers', () => {
    renderApp(<ProfileMeasurements />, {
      user: createProvisionalUser({ preferences: { ...drawAs({}), hideNumbers: true } }),
      route: { pathname: paths.profileMeasurements, search: '?only=hips' },
    });
    expect(screen.getByRole('heading', { name: 'Measure your hips' })).toBeVisible();
    expect(screen.queryByText(/Probably/)).not.toBeInTheDocument();
  });
});
