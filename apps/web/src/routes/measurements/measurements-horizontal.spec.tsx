import { createTape } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { writeLocalResult } from '../../features/measurements/local-result';
import { dropStaleDrafts } from '../../features/measurements/stale-drafts';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import MeasurementsHorizontal from './measurements-horizontal';

const createInches = (text: string) => ({ text, unit: 'in' as const });
const heights = {
  headToChest: createInches('19'),
  chestToCrotch: createInches('17'),
  crotchToKnee: createInches('13'),
  kneeToFloor: createInches('17 1/4'),
};
const getField = (name: string) => screen.getByRole('textbox', { name });
const getButton = (name: string) => screen.getByRole('button', { name });
const NOT_CALCULATED = 'Missing required data - please calculate your measurements first';

function measureHeights(): void {
  writeDraft('verticalMeasurements', heights);
  writeDraft('verticalBodyType', '2');
}

async function typeGirths(person: ReturnType<typeof renderApp>['person']): Promise<void> {
  await person.type(getField('Shoulders'), '39');
  await person.type(getField('Chest'), '36');
  await person.type(getField('Waist'), '30');
  await person.type(getField('Hips'), '42');
}

it('the horizontal measurements show the type, two ratios, and the combined code', async () => {
  measureHeights();
  const { person } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  const result = within(screen.getByRole('region', { name: 'Your shape' }));
  expect(result.getByText('Triangle/Pear')).toBeVisible();
  expect(result.getByText('1.30')).toBeVisible();
  expect(result.getByText('1.40')).toBeVisible();
  expect(result.getByText('B2')).toBeVisible();
  expect(readDraft('horizontalBodyType')).toBe('B');
  expect(readDraft('combinedBodyType')).toBe('B2');
});

it('the horizontal measurements show the same numbers before and after the calculation', async () => {
  const user = createMeasuredUser();
  Object.assign(user.measurements!, { shoulders: 38.38, chest: 36.63, waist: 28.5, hips: 40.13 });
  const { person } = renderApp(<MeasurementsHorizontal />, { user });
  const listNumbers = () =>
    ['Shoulders', 'Chest', 'Waist', 'Hips'].map((name) => (getField(name) as HTMLInputElement).value);
  expect(listNumbers()).toEqual(['38⅜', '36⅝', '28½', '40⅛']);
  await person.click(getButton('Calculate My Shape'));
  expect(listNumbers()).toEqual(['38⅜', '36⅝', '28½', '40⅛']);
});

it('the horizontal measurements drop the type and the code once a number changes', async () => {
  measureHeights();
  const { person } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  await person.type(getField('Waist'), '{Backspace}');
  expect(readDraft('horizontalBodyType')).toBeNull();
  expect(readDraft('combinedBodyType')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your shape' })).not.toBeInTheDocument();
});

it('the horizontal measurements assume digit 1 while the vertical type is unknown', async () => {
  const { person } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  expect(screen.getByText('B1')).toBeVisible();
});

it('the horizontal measurements list an error for each girth that is not above zero', async () => {
  const { person } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await person.click(getButton('Calculate My Shape'));
  const items = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Shoulder measurement must be greater than 0',
    'Chest measurement must be greater than 0',
    'Waist measurement must be greater than 0',
    'Hip measurement must be greater than 0',
  ]);
});

it.each(['Continue to Self Analysis', 'Skip Self Analysis'])(
  'the horizontal measurements require the calculation first: %s',
  async (name) => {
    const calls = mockApi({ 'GET /auth/me': () => ({ user: createUser() }) });
    measureHeights();
    const { person, url } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
    await typeGirths(person);
    await person.click(getButton(name));
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_CALCULATED);
    expect(url()).toBe('/');
    expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  },
);

it('the horizontal measurements require the vertical calculation too', async () => {
  const { person } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  await person.click(getButton('Skip Self Analysis'));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(NOT_CALCULATED)).toBeVisible();
  expect(alert.getByText(/Your vertical measurements are still missing/)).toBeVisible();
  expect(alert.getByRole('link', { name: 'Measure from head to floor' })).toHaveAttribute(
    'href',
    paths.measurementsVertical,
  );
});

it('the horizontal measurements link to the results once both types are calculated', async () => {
  measureHeights();
  const { person } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  expect(screen.getByRole('link', { name: 'See your results' })).toHaveAttribute('href', paths.results);
});

it('the horizontal measurements lead on to the self-analysis', async () => {
  measureHeights();
  const { person, url } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  await person.click(getButton('Continue to Self Analysis'));
  expect(url()).toBe(paths.bodyPartsPreference);
});

it('the horizontal measurements are saved with their types if the self-analysis is skipped', async () => {
  measureHeights();
  const calls = mockApi({
    'PUT /user/measurements': () => ({ user: createMeasuredUser() }),
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  const { person, url } = renderApp(<MeasurementsHorizontal />, { user: createUser() });
  await typeGirths(person);
  await person.click(getButton('Calculate My Shape'));
  await person.click(getButton('Skip Self Analysis'));
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(calls.find(({ route }) => route === 'PUT /user/measurements')!.body).toEqual({
    ...createTape([39, 36, 30, 42], [19, 17, 13, 17.25]),
    totalHeight: 66.25,
    horizontalBodyType: 'B',
    verticalBodyType: '2',
    combinedBodyType: 'B2',
  });
});

it('the horizontal measurements never restore local values that the account has replaced', async () => {
  const { totalHeight: _total, ...before } = createMeasuredUser().measurements!;
  writeLocalResult(before);
  dropStaleDrafts(before);
  const user = createMeasuredUser();
  user.measurements!.waist = 28.5;
  const calls = mockApi({ 'GET /auth/me': () => ({ user }) });
  const { person, url } = renderApp(<MeasurementsHorizontal />, { user });
  expect(getField('Waist')).toHaveValue('28½');
  expect(screen.queryByRole('region', { name: 'Your shape' })).not.toBeInTheDocument();
  await person.click(getButton('Skip Self Analysis'));
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_CALCULATED);
  expect(url()).toBe('/');
  expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
});

it('the horizontal measurements keep the typed text in this browser after saving', async () => {
  measureHeights();
  const user = createMeasuredUser();
  Object.assign(user.measurements!, {
    waist: 28.54,
    headToChest: 19,
    chestToCrotch: 17,
    crotchToKnee: 13,
    kneeToFloor: 17.25,
  });
  mockApi({
    'PUT /user/profile': () => ({ user: createUser({ unitPreference: 'metric' }) }),
    'PUT /user/measurements': () => ({ user }),
    'GET /auth/me': () => ({ user }),
  });
  writeDraft('horizontalMeasurements', {
    shoulders: createInches('39'),
    chest: createInches('36'),
    waist: { text: '72,5', unit: 'cm' },
    hips: createInches('42'),
  });
  const { person, url } = renderApp(<MeasurementsHorizontal />, {
    user: createUser({ unitPreference: 'metric' }),
  });
  await person.click(getButton('Calculate My Shape'));
  await person.click(getButton('Skip Self Analysis'));
  await waitFor(() => expect(url()).toBe(paths.dashboard));
  expect(readDraft('horizontalMeasurements')).toMatchObject({ waist: { text: '72,5', unit: 'cm' } });
  expect(readDraft('horizontalBodyType')).toBe('B');
});

it('the horizontal measurements stay on the page with an error if saving fails', async () => {
  mockApi({
    'PUT /user/measurements': () => createProblem(400, 'Waist measurement must be greater than 0'),
    'GET /auth/me': () => ({ user: createMeasuredUser() }),
  });
  const { person, url } = renderApp(<MeasurementsHorizontal />, { user: createMeasuredUser() });
  await person.click(getButton('Calculate My Shape'));
  await person.click(getButton('Skip Self Analysis'));
  expect(await screen.findByText('Failed to update measurements')).toBeVisible();
  expect(screen.getByText('Waist measurement must be greater than 0')).toBeVisible();
  expect(url()).toBe('/');
  expect(getField('Waist')).toHaveValue('30');
});

it('the horizontal measurements link back to the vertical ones', () => {
  renderApp(<MeasurementsHorizontal />, { user: createUser() });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', paths.measurementsVertical);
});
