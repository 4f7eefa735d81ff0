import type { TasteLooksResponse, User, UserPreferences } from '@figura/contracts';
import { NO_PREFERENCES, listTasteLookIds, TASTE_LOOKS } from '@figura/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createGarment } from '../../../lib/testing/a-recommendation';
import { createMeasuredUser, createProvisionalUser, createUser } from '../../../lib/testing/a-user';
import { createProblem, mockApi } from '../../../lib/testing/fake-api';
import { renderApp } from '../../../lib/testing/render-app';
import { WelcomeScreens } from './welcome-screens';

const NEWCOMER = createMeasuredUser({ preferences: NO_PREFERENCES });
const LOOKS: TasteLooksResponse = {
  looks: listTasteLookIds('womens').map((id) => ({
    id,
    tastes: [...TASTE_LOOKS[id]],
    pieces: [{ slot: 'one-piece', garment: createGarment() }],
  })),
};

function mockPreferences(user = NEWCOMER): object[] {
  let stored: User = user;
  const sent: object[] = [];
  mockApi({
    'GET /outfits/taste-looks': () => LOOKS,
    'PUT /user/preferences': (change) => {
      sent.push(change as object);
      const preferences = { ...stored.preferences, ...(change as Partial<UserPreferences>) };
      stored = { ...stored, preferences };
      return { user: stored };
    },
  });
  return sent;
}

const open = (user: User) => renderApp(<WelcomeScreens />, { user });
const findDialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

it.each([
  ['without measurements', createUser({ preferences: NO_PREFERENCES })],
  ['who has completed or postponed them', createMeasuredUser()],
])('the welcome screens are not shown to a user %s', (_, user) => {
  open(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the welcome screens are numbered, and completing them saves the preselected values', async () => {
  const sent = mockPreferences();
  const { person } = open(NEWCOMER);
  const first = within(await findDialog('Make the figure look like you.'));
  expect(first.getByText('1 of 5')).toBeVisible();
  expect(first.getByRole('radio', { name: 'Tan' })).toBeChecked();
  await person.click(first.getByRole('button', { name: 'That’s me' }));

  const life = within(await findDialog('Anything we should know right now?'));
  expect(life.getByText('2 of 5')).toBeVisible();
  expect(life.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(life.getByRole('checkbox', { name: 'Nothing' })).toBeChecked();
  await person.click(life.getByRole('checkbox', { name: 'Prefer not to say' }));
  expect(life.getByRole('checkbox', { name: 'Prefer not to say' })).toBeChecked();
  expect(life.getByRole('checkbox', { name: 'Nothing' })).not.toBeChecked();
  await person.click(life.getByRole('button', { name: 'Next' }));

  const cuts = within(await findDialog('Show me clothes cut for'));
  expect(cuts.getByRole('radio', { name: 'Women' })).toBeChecked();
  await person.click(cuts.getByRole('radio', { name: 'Men' }));
  expect(cuts.getByText('Men’s cuts come first now.')).toBeVisible();
  await person.click(cuts.getByRole('button', { name: 'Next' }));

  const sizes = within(await findDialog('What you usually buy'));
  expect(sizes.getByText(/^Filled in from your tape/)).toBeVisible();
  const top = sizes.getByRole('spinbutton', { name: 'Jackets and knitwear' });
  const before = Number(top.getAttribute('aria-valuenow'));
  await person.click(sizes.getByRole('button', { name: 'Jackets and knitwear: a larger size' }));
  expect(top).toHaveAttribute('aria-valuenow', String(before + 2));
  await person.click(sizes.getByRole('button', { name: 'Shirt collar: a larger size' }));
  expect(sizes.getByRole('spinbutton', { name: 'Shirt collar' })).toHaveAttribute('aria-valuenow', '16.5');
  await person.click(sizes.getByRole('button', { name: 'Next' }));

  const taste = within(await findDialog('Pick three you’d wear.'));
  expect(taste.getByText('5 of 5')).toBeVisible();
  await person.click(taste.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(sent).toHaveLength(5));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { skin: 'tone-3', hair: { cut: 'bun', color: 'dark-brown' } },
    { lifeStates: [] },
    { presentation: 'mens' },
    { sizes: { region: 'US', for: 'men', top: before + 2, bottom: 30, shoe: 7, collar: 16.5 } },
    { welcomed: true },
  ]);
});

it('several life states can be told, and Nothing clears them', async () => {
  const sent = mockPreferences();
  const { person } = open(NEWCOMER);
  await person.click(await screen.findByRole('button', { name: 'That’s me' }));
  const choose = (name: string) => person.click(screen.getByRole('checkbox', { name }));
  await choose('Using a wheelchair');
  await choose('Pregnant');
  for (const name of ['Pregnant', 'Using a wheelchair'])
    expect(screen.getByRole('checkbox', { name })).toBeChecked();
  expect(screen.getByText(/^Maternity clothes come first now/)).toBeVisible();
  expect(screen.getByText(/^Lengths are judged as you sit now/)).toBeVisible();
  await choose('Nothing');
  expect(screen.getByRole('checkbox', { name: 'Pregnant' })).not.toBeChecked();
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      { lifeStates: [{ state: 'seated' }] },
      { lifeStates: [{ state: 'pregnant' }, { state: 'seated' }] },
      { lifeStates: [] },
    ]),
  );
});

it('nothing is preselected for an account without a gender', async () => {
  const preferences = { ...NO_PREFERENCES, presentation: 'any' as const };
  const user = createMeasuredUser({ gender: 'NB', preferences });
  const sent = mockPreferences(user);
  const { person } = open(user);
  await person.click(await screen.findByRole('button', { name: 'That’s me' }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  const cuts = within(await findDialog('Show me clothes cut for'));
  for (const name of ['Women', 'Men', 'Any']) expect(cuts.getByRole('radio', { name })).not.toBeChecked();
  await person.click(cuts.getByRole('button', { name: 'Next' }));
  expect(sent.filter((change) => 'presentation' in change)).toEqual([]);

  const sizes = within(await findDialog('What you usually buy'));
  expect(sizes.queryByRole('spinbutton')).not.toBeInTheDocument();
  await person.click(sizes.getByRole('radio', { name: 'Men’s' }));
  expect(sizes.getByRole('spinbutton', { name: 'Shirt collar' })).toBeVisible();
  await person.click(sizes.getByRole('radio', { name: 'Women’s' }));
  expect(sizes.getByRole('spinbutton', { name: 'Tops' })).toBeVisible();
  await person.click(sizes.getByRole('button', { name: 'Next' }));
  expect(sent.at(-1)).toEqual({ sizes: { region: 'US', top: 10, bottom: 12, shoe: 9 } });
});

it('sizes of an estimated body are marked as estimates', async () => {
  const user = createProvisionalUser({ preferences: NO_PREFERENCES });
  mockPreferences(user);
  const { person } = open(user);
  for (const name of ['Next', 'That’s me', 'Next'])
    await person.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/^Filled in from estimates, not from a tape/)).toBeVisible();
});

it('answers without a tape lead over the life state straight to three outfits', async () => {
  const user = createProvisionalUser({ preferences: NO_PREFERENCES });
  const sent = mockPreferences(user);
  const { person } = open(user);
  const life = within(await findDialog('Anything we should know right now?'));
  expect(life.getByText('1 of 5')).toBeVisible();
  await person.click(life.getByRole('checkbox', { name: 'Using a wheelchair' }));
  const outfits = life.getByRole('link', { name: 'See three outfits' });
  expect(outfits).toHaveAttribute('href', expect.stringContaining('/outfits-occasions?occasion=everyday'));
  await person.click(outfits);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toEqual([{ lifeStates: [{ state: 'seated' }] }, { welcomed: true }]));
});

it('the welcome screens can go back, and Later ends them for good', async () => {
  const sent = mockPreferences();
  const { person } = open(NEWCOMER);
  await person.click(await screen.findByRole('button', { name: 'That’s me' }));
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(await findDialog('Make the figure look like you.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(sent.at(-1)).toEqual({ welcomed: true }));
});

it('the welcome screens report a failed save, and can still be postponed', async () => {
  mockApi({ 'PUT /user/preferences': () => createProblem(503, 'Away', { code: 'UNAVAILABLE' }) });
  const { person } = open(NEWCOMER);
  await person.click(await screen.findByRole('radio', { name: 'Brown' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved');
  await person.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('answers that still wait are sent when the page is left', async () => {
  const sent: object[] = [];
  mockApi({
    'PUT /user/preferences': (change) => {
      sent.push(change as object);
      return new Promise<never>(() => undefined);
    },
  });
  const { person } = open(NEWCOMER);
  for (const name of ['Brown', 'That’s me']) {
    const control = await screen.findByRole(name === 'Brown' ? 'radio' : 'button', { name });
    await person.click(control);
  }
  await person.click(await screen.findByRole('checkbox', { name: 'Using a wheelchair' }));
  expect(sent).toHaveLength(1);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ skin: 'tone-4', lifeStates: [{ state: 'seated' }] });
});
