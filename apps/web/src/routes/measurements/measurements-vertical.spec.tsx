import { screen, within } from '@testing-library/react';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { fill } from '../../lib/testing/fill';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import MeasurementsVertical from './measurements-vertical';

const getField = (name: string) => screen.getByRole('textbox', { name });
const calculate = () => screen.getByRole('button', { name: 'Calculate My Proportions' });
const goOn = () => screen.getByRole('link', { name: 'Continue to Horizontal Measurements' });

it('the vertical measurements show the type and three percentages with one decimal', async () => {
  const { person } = renderApp(<MeasurementsVertical />, { user: createUser() });
  await person.type(getField('Head to chest'), '19');
  await person.type(getField('Chest to crotch'), '17');
  await person.type(getField('Crotch to knee'), '13');
  await fill(person, getField('Knee to floor'), '17 1/4');
  expect(getField('Total height')).toHaveValue('66.3');
  expect(getField('Total height')).toHaveAttribute('readonly');
  await person.click(calculate());
  const result = within(screen.getByRole('region', { name: 'Your vertical type' }));
  expect(result.getByText('2')).toBeVisible();
  expect(result.getByText('Long Torso / Short Legs')).toBeVisible();
  expect(result.getByText('54.3%')).toBeVisible();
  expect(result.getByText('45.7%')).toBeVisible();
  expect(result.getByText('45.3%')).toBeVisible();
  expect(readDraft('verticalBodyType')).toBe('2');
});

it('the vertical measurements drop the type and the code once a number changes', async () => {
  const { person } = renderApp(<MeasurementsVertical />, { user: createMeasuredUser() });
  await person.click(calculate());
  expect(readDraft('verticalBodyType')).not.toBeNull();
  writeDraft('combinedBodyType', 'B2');
  await person.type(getField('Head to chest'), '{Backspace}');
  expect(readDraft('verticalBodyType')).toBeNull();
  expect(readDraft('combinedBodyType')).toBeNull();
});

it('the vertical measurements require every height to be above zero', async () => {
  const { person } = renderApp(<MeasurementsVertical />, { user: createUser() });
  await person.type(getField('Head to chest'), '0');
  await person.click(calculate());
  expect(getField('Head to chest')).toHaveAccessibleDescription(/Please enter a valid measurement/);
  expect(getField('Knee to floor')).toHaveAccessibleDescription(/This measurement is required/);
  expect(screen.queryByRole('region', { name: 'Your vertical type' })).not.toBeInTheDocument();
  expect(readDraft('verticalBodyType')).toBeNull();
});

it('the vertical measurements start with the stored values and keep them exactly', async () => {
  const user = createMeasuredUser();
  user.measurements!.headToChest = 17.72;
  const { person } = renderApp(<MeasurementsVertical />, { user });
  expect(getField('Head to chest')).toHaveValue('17¾');
  await person.click(calculate());
  expect(readDraft('verticalMeasurements')).toMatchObject({
    headToChest: 17.72,
    chestToCrotch: 15.5,
  });
});

it.each([
  ['imperial', ['17¾', '15½', '17⅛', '18']],
  ['metric', ['45.0', '39.4', '43.5', '45.7']],
] as const)(
  'the vertical measurements show the same numbers before and after the calculation: %s',
  async (unitPreference, shown) => {
    const user = createMeasuredUser({ unitPreference });
    Object.assign(user.measurements!, { headToChest: 17.72, crotchToKnee: 17.13 });
    const { person } = renderApp(<MeasurementsVertical />, { user });
    const listNumbers = () =>
      ['Head to chest', 'Chest to crotch', 'Crotch to knee', 'Knee to floor'].map(
        (name) => (getField(name) as HTMLInputElement).value,
      );
    expect(listNumbers()).toEqual(shown);
    await person.click(calculate());
    expect(listNumbers()).toEqual(shown);
  },
);

it('the vertical measurements hide the type if a number changes afterwards', async () => {
  const { person } = renderApp(<MeasurementsVertical />, { user: createMeasuredUser() });
  await person.click(calculate());
  expect(screen.getByRole('region', { name: 'Your vertical type' })).toBeVisible();
  await person.type(getField('Knee to floor'), '1');
  expect(screen.queryByRole('region', { name: 'Your vertical type' })).not.toBeInTheDocument();
  expect(readDraft('verticalBodyType')).toBeNull();
});

it('the vertical measurements show the total height in the chosen unit', async () => {
  const user = createMeasuredUser();
  mockApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
  const { person } = renderApp(<MeasurementsVertical />, { user });
  await person.click(screen.getByRole('radio', { name: 'Centimeters' }));
  expect(getField('Total height')).toHaveValue('167.6');
  expect(getField('Knee to floor')).toHaveValue('45.7');
});

it('the vertical measurements link to the horizontal ones', () => {
  renderApp(<MeasurementsVertical />, { user: createUser() });
  expect(goOn()).toHaveAttribute('href', paths.measurementsHorizontal);
});

it('the vertical measurements are calculated when the user continues', async () => {
  const { person, url } = renderApp(<MeasurementsVertical />, { user: createUser() });
  await person.type(getField('Head to chest'), '19');
  await person.type(getField('Chest to crotch'), '17');
  await person.type(getField('Crotch to knee'), '13');
  await fill(person, getField('Knee to floor'), '17 1/4');
  await person.click(goOn());
  expect(url()).toBe(paths.measurementsHorizontal);
  expect(readDraft('verticalBodyType')).toBe('2');
});

it('the vertical measurements have no type if one of them is unreadable', async () => {
  const { person, url } = renderApp(<MeasurementsVertical />, { user: createMeasuredUser() });
  await person.clear(getField('Head to chest'));
  await fill(person, getField('Head to chest'), 'tall');
  await person.click(goOn());
  expect(url()).toBe(paths.measurementsHorizontal);
  expect(readDraft('verticalBodyType')).toBeNull();
});
