import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { fill } from '../../lib/testing/fill';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import IntroHorizontalMeasurements from './intro-horizontal-measurements';

const user = createUser();
const getField = (name: string) => screen.getByRole('textbox', { name });
async function measure(person: UserEvent, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await person.clear(getField(name));
    await fill(person, getField(name), text);
  }
  await person.tab();
}

it('step 1 continues to the vertical step once all four fields are filled', async () => {
  const { person, url } = renderApp(<IntroHorizontalMeasurements />, { user });
  expect(screen.getByText('Step 1 of 2')).toBeVisible();
  await person.type(getField('Shoulders'), '39');
  await fill(person, getField('Chest'), '36 1/2');
  await fill(person, getField('Waist'), '30½');
  await fill(person, getField('Hips'), '42,5');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(url()).toBe(paths.introVertical);
  expect(readDraft('introHorizontalMeasurements')).toEqual({
    shoulders: { text: '39', unit: 'in' },
    chest: { text: '36 1/2', unit: 'in' },
    waist: { text: '30½', unit: 'in' },
    hips: { text: '42,5', unit: 'in' },
  });
});

it('step 1 moves from field to field on Enter, and continues after the last', async () => {
  const { person, url } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.type(getField('Shoulders'), '39{Enter}');
  expect(getField('Chest')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(['Shoulders', 'Hips'].map((name) => getField(name).getAttribute('enterkeyhint'))).toEqual([
    'next',
    'done',
  ]);
  await person.keyboard('36{Enter}30{Enter}42{Enter}');
  expect(url()).toBe(paths.introVertical);
});

it('step 1 appends a fraction to the whole inches, and can replace it', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.type(getField('Waist'), '30');
  await person.click(screen.getByRole('button', { name: '⅜' }));
  expect(getField('Waist')).toHaveValue('30⅜');
  expect(getField('Waist')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: '½' }));
  expect(getField('Waist')).toHaveValue('30½');
});

it('step 1 shows at the field how a number is rounded to eighths', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await fill(person, getField('Waist'), '28.3');
  await person.tab();
  expect(screen.getByText('Kept as 28¼ in, to the nearest eighth.')).toBeVisible();
  await person.clear(getField('Waist'));
  await fill(person, getField('Waist'), '100 cm');
  await person.tab();
  expect(screen.getByText('Read as centimeters.')).toBeVisible();
  expect(getField('Waist')).toHaveValue('100 cm');
});

it('step 1 relabels centimeters typed as inches without changing the numbers', async () => {
  mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.type(getField('Shoulders'), '99');
  await person.type(getField('Waist'), '78');
  await person.tab();
  await person.click(screen.getAllByRole('button', { name: 'These are centimeters' })[0]!);
  expect(getField('Shoulders')).toHaveValue('99');
  expect(getField('Waist')).toHaveValue('78');
  expect(screen.getByRole('radio', { name: 'Metric' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'These are centimeters' })).not.toBeInTheDocument();
  expect(readDraft('introHorizontalMeasurements')).toMatchObject({ waist: { text: '78', unit: 'cm' } });
});

it('step 1 also relabels the number that is still being typed', async () => {
  mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.type(getField('Shoulders'), '99');
  await person.type(getField('Chest'), '92');
  await person.click(screen.getByRole('button', { name: 'These are centimeters' }));
  expect(getField('Chest')).toHaveValue('92');
  expect(readDraft('introHorizontalMeasurements')).toEqual({
    shoulders: { text: '99', unit: 'cm' },
    chest: { text: '92', unit: 'cm' },
  });
});

it('step 1 converts a single wrong unit in place, and checks new input again', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await measure(person, { Shoulders: '39', Chest: '36', Waist: '30', Hips: '106' });
  expect(screen.getByText('Hips: this looks like centimeters, entered as inches.')).toBeVisible();
  screen.getByRole('button', { name: 'These are centimeters' }).focus();
  await person.keyboard('{Enter}');
  expect(getField('Hips')).toHaveValue('41.7');
  expect(getField('Hips')).toHaveFocus();
  expect(getField('Waist')).toHaveValue('30');
  expect(screen.getByRole('radio', { name: 'Imperial' })).toBeChecked();
  expect(readDraft('introHorizontalMeasurements')).toMatchObject({ hips: { text: '106', unit: 'cm' } });
  await measure(person, { Hips: '106' });
  expect(screen.getByRole('button', { name: 'These are centimeters' })).toBeVisible();
  expect(readDraft('introHorizontalMeasurements')).toMatchObject({ hips: { text: '106', unit: 'in' } });
});

it('step 1 shows no hint for large or small bodies', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await measure(person, { Shoulders: '46', Chest: '57½', Waist: '51', Hips: '58' });
  expect(screen.queryByText(/^(Shoulders|Chest|Waist|Hips)\b.*:/)).not.toBeInTheDocument();
  await measure(person, { Shoulders: '35', Chest: '28⅜', Waist: '22', Hips: '31½' });
  expect(screen.queryByText(/^(Shoulders|Chest|Waist|Hips)\b.*:/)).not.toBeInTheDocument();
});

it('step 1 shows other possible mistakes', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await measure(person, { Shoulders: '39', Chest: '36', Waist: '15', Hips: '40' });
  expect(screen.getByText(/^Waist: this looks like half\. Was the tape folded/)).toBeVisible();
  await measure(person, { Waist: '3' });
  expect(screen.getByText(/^Waist: this does not quite match your other measurements/)).toBeVisible();
  await measure(person, { Shoulders: '27', Waist: '39' });
  expect(screen.getByText(/^Shoulders and Waist: are these two swapped\?/)).toBeVisible();
});

it('step 1 shares its drafts with the measuring pages', async () => {
  writeDraft('horizontalMeasurements', { waist: { text: '30 1/2', unit: 'in' } });
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  expect(getField('Waist')).toHaveValue('30 1/2');
  await person.type(getField('Chest'), '36');
  expect(readDraft('horizontalMeasurements')).toMatchObject({
    chest: { text: '36', unit: 'in' },
    waist: { text: '30 1/2', unit: 'in' },
  });
});

it('step 1 reports missing and unreadable values at the field and in a summary', async () => {
  const { person, url } = renderApp(<IntroHorizontalMeasurements />, { user });
  await fill(person, getField('Chest'), 'wide');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(url()).toBe('/');
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByText('Please enter a value for Shoulders')).toBeVisible();
  expect(summary.getByText('Invalid measurement for Chest: Invalid format')).toBeVisible();
  expect(getField('Waist')).toBeInvalid();
  expect(getField('Waist')).toHaveAccessibleDescription(/Please enter a value for Waist/);
  expect(getField('Chest')).toHaveValue('wide');
});

it('step 1 clears the error of a field once it changes', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.type(getField('Waist'), '3');
  expect(getField('Waist')).toBeValid();
  expect(getField('Hips')).toBeInvalid();
});

it('step 1 restores the typed text exactly after toggling the unit twice', async () => {
  mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await fill(person, getField('Waist'), '30 3/8');
  await person.click(screen.getByRole('radio', { name: 'Metric' }));
  expect(getField('Waist')).toHaveValue('77.2');
  await person.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(getField('Waist')).toHaveValue('30 3/8');
});

it('step 1 saves the chosen unit for the account', async () => {
  const calls = mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.click(screen.getByRole('radio', { name: 'Metric' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('PUT /user/profile'));
  // Only this field: an old name must not overwrite another device's change.
  expect(calls.find(({ route }) => route === 'PUT /user/profile')!.body).toEqual({
    unitPreference: 'metric',
  });
});

it('step 1 keeps using the chosen unit even if it cannot be saved', async () => {
  mockApi({});
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.click(screen.getByRole('radio', { name: 'Metric' }));
  await person.type(getField('Waist'), '92');
  expect(readDraft('introHorizontalMeasurements')).toEqual({ waist: { text: '92', unit: 'cm' } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('step 1 suggests measuring again after leaving a field, without blocking', async () => {
  const { person, url } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.type(getField('Hips'), '42');
  await person.type(getField('Shoulders'), '16');
  expect(screen.queryByText(/all the way around\?/)).not.toBeInTheDocument();
  await person.type(getField('Chest'), '36');
  expect(screen.getByText(/did the tape go all the way around\?/)).toBeVisible();
  await person.type(getField('Waist'), '30');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(url()).toBe(paths.introVertical);
});

it('step 1 shows the tape of the focused field on the figure', async () => {
  const { person } = renderApp(<IntroHorizontalMeasurements />, { user });
  await person.click(getField('Waist'));
  expect(screen.getByRole('img', { name: /tape at waist/ })).toBeInTheDocument();
  expect(getField('Waist')).toHaveAccessibleDescription(/narrowest point/);
});

it('step 1 keeps the input across a reload', () => {
  const draft = { waist: { text: '30⅛', unit: 'in' as const } };
  writeDraft('introHorizontalMeasurements', draft);
  renderApp(<IntroHorizontalMeasurements />, { user });
  expect(getField('Waist')).toHaveValue('30⅛');
});

it('step 1 shows why it was opened again', () => {
  const notice = 'Horizontal measurements not found. Please start over.';
  renderApp(<IntroHorizontalMeasurements />, {
    user,
    route: { pathname: paths.introHorizontal, state: { notice } },
  });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(notice);
  expect(alert.compareDocumentPosition(getField('Shoulders'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('step 1 redirects a measured user to the dashboard', () => {
  const { url } = renderApp(<IntroHorizontalMeasurements />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.dashboard);
});
