import { act, screen, waitFor, within } from '@testing-library/react';
import { readDraft } from '../lib/drafts';
import { aMeasuredUser, aUser } from '../lib/testing/a-user';
import { aProblem, fakeApi } from '../lib/testing/fake-api';
import { renderApp } from '../lib/testing/render-app';
import { paths } from '../paths';
import ProfileMeasurements from './profile-measurements';

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Measurements' });

afterEach(() => {
  jest.useRealTimers();
});

describe('the measurements on the profile', () => {
  it('are nine, with fractions, and the total to read only', () => {
    renderApp(<ProfileMeasurements />, { user: aMeasuredUser() });
    expect(screen.getAllByRole('textbox')).toHaveLength(9);
    expect(field('Head to chest')).toHaveValue('17 ½');
    expect(field('Total height')).toHaveValue('66.0');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', paths.dashboard);
  });

  it('show the type that a change would give before it is saved', async () => {
    const { person } = renderApp(<ProfileMeasurements />, { user: aMeasuredUser() });
    expect(screen.getByText('Your body type')).toBeVisible();
    expect(screen.getByText('B1')).toBeVisible();
    await person.clear(field('Hips'));
    await person.type(field('Hips'), '40 1/2');
    expect(screen.getByText('Changes from B1 to')).toBeVisible();
    expect(screen.getByText('A1')).toBeVisible();
    expect(screen.getByText('Hourglass')).toBeVisible();
  });

  it('are saved together with the preferences, then lead to the dashboard after 1.5 seconds', async () => {
    const user = aMeasuredUser({ bodyConcerns: ['legs:thick'] });
    user.measurements!.chest = 36.22;
    const calls = fakeApi({
      'PUT /user/measurements': () => ({ user }),
      'PUT /user/body-preferences': () => ({ user }),
      'GET /auth/me': () => ({ user }),
    });
    const { person, address } = renderApp(<ProfileMeasurements />, { user });
    await person.clear(field('Waist'));
    await person.type(field('Waist'), '31');
    await person.click(screen.getByText('Change body preferences'));
    await person.click(
      within(screen.getByRole('group', { name: 'Neck' })).getByRole('checkbox', { name: 'Long' }),
    );
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
    expect(address()).toBe('/');
    act(() => void jest.advanceTimersByTime(1499));
    expect(address()).toBe('/');
    act(() => void jest.advanceTimersByTime(1));
    expect(address()).toBe(paths.dashboard);
  });

  it('are not saved while one of them is invalid', async () => {
    const calls = fakeApi({ 'GET /auth/me': () => ({ user: aMeasuredUser() }) });
    const { person } = renderApp(<ProfileMeasurements />, { user: aMeasuredUser() });
    await person.clear(field('Waist'));
    await person.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid measurement for Waist: Input is empty');
    expect(field('Waist')).toBeInvalid();
    expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  });

  it('stay as typed when the save fails', async () => {
    const user = aMeasuredUser();
    fakeApi({
      'PUT /user/measurements': () => new Response('', { status: 500 }),
      'GET /auth/me': () => ({ user }),
    });
    const { person } = renderApp(<ProfileMeasurements />, { user });
    await person.clear(field('Waist'));
    await person.type(field('Waist'), '31 3/4');
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update measurements');
    expect(field('Waist')).toHaveValue('31 3/4');
  });

  it('say what the server says about a failed save', async () => {
    fakeApi({
      'PUT /user/measurements': () => aProblem(400, 'Hip measurement must be greater than 0'),
      'GET /auth/me': () => ({ user: aMeasuredUser() }),
    });
    const { person } = renderApp(<ProfileMeasurements />, { user: aMeasuredUser() });
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Hip measurement must be greater than 0');
  });

  it('toggle between inches and centimeters without drifting', async () => {
    const user = aMeasuredUser();
    fakeApi({ 'PUT /user/profile': () => ({ user }), 'GET /auth/me': () => ({ user }) });
    const { person } = renderApp(<ProfileMeasurements />, { user });
    for (let round = 0; round < 3; round += 1) {
      await person.click(screen.getByRole('radio', { name: 'Centimeters' }));
      expect(field('Head to chest')).toHaveValue('44.5');
      await person.click(screen.getByRole('radio', { name: 'Inches' }));
      expect(field('Head to chest')).toHaveValue('17 ½');
    }
  });

  it('can be entered here for the first time', () => {
    renderApp(<ProfileMeasurements />, { user: aUser() });
    expect(field('Waist')).toHaveValue('');
    expect(screen.getByText('Nothing ticked yet.')).toBeVisible();
  });
});
