import type { UserPreferences } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { fill } from '../../lib/testing/fill';
import { createUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import { DisplayForm } from './display-form';
import { LifeStatesForm } from './life-states-form';
import { LimitsForm } from './limits-form';
import { PartChoices } from './part-choices';
import { PresentationForm } from './presentation-form';
import { NeverForm } from './never-form';

function Screen() {
  const { user } = useSession();
  return (
    user && (
      <>
        <PresentationForm user={user} />
        <PartChoices user={user} />
        <NeverForm user={user} />
        <LifeStatesForm user={user} />
        <LimitsForm user={user} />
        <DisplayForm user={user} />
      </>
    )
  );
}

it('the form saves exclusions and the budget immediately', async () => {
  const sent: unknown[] = [];
  let user = createUser();
  mockApi({
    'PUT /user/preferences': (change) => {
      sent.push(change);
      user = { ...user, preferences: { ...user.preferences, ...(change as Partial<UserPreferences>) } };
      return { user };
    },
  });
  const { person } = renderApp(<Screen />, { user });
  await person.click(screen.getByRole('checkbox', { name: 'Heels' }));
  await waitFor(() => expect(sent).toEqual([{ never: ['heels'] }]));
  await fill(person, screen.getByLabelText('Highest price per piece'), 'much');
  await person.click(screen.getByRole('button', { name: 'Save budget' }));
  expect(screen.getByText('Please enter a price such as 80 or 79.90')).toBeVisible();
  await person.clear(screen.getByLabelText('Highest price per piece'));
  await fill(person, screen.getByLabelText('Highest price per piece'), '79,90');
  await person.click(screen.getByRole('button', { name: 'Save budget' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ budget: { amount: 79.9, currency: 'USD' } }));
});

it('life states start empty, and a tap removes one', async () => {
  const sent: unknown[] = [];
  let user = createUser();
  mockApi({
    'PUT /user/preferences': (change) => {
      sent.push(change);
      user = { ...user, preferences: { ...user.preferences, ...(change as Partial<UserPreferences>) } };
      return { user };
    },
  });
  const { person } = renderApp(<Screen />, { user });
  const pregnancy = screen.getByRole('checkbox', { name: 'Pregnancy' });
  expect(pregnancy).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Nursing' })).not.toBeChecked();
  expect(screen.queryByLabelText('Due month (optional)')).toBeNull();
  await person.click(pregnancy);
  await waitFor(() => expect(sent).toEqual([{ lifeStates: [{ state: 'pregnant' }] }]));
  const month = new Date().toISOString().slice(0, 7);
  await person.selectOptions(screen.getByLabelText('Due month (optional)'), month);
  await waitFor(() => expect(sent.at(-1)).toEqual({ lifeStates: [{ state: 'pregnant', dueMonth: month }] }));
  await person.click(pregnancy);
  await waitFor(() => expect(sent.at(-1)).toEqual({ lifeStates: [] }));
  expect(screen.queryByLabelText('Due month (optional)')).toBeNull();
});

it('each answer shows its effect', async () => {
  let user = createUser({ gender: 'NB' });
  const sent: unknown[] = [];
  mockApi({
    'PUT /user/preferences': (change) => {
      user = { ...user, preferences: { ...user.preferences, ...(change as Partial<UserPreferences>) } };
      return { user };
    },
    'PUT /user/feature-choices': (choices) => {
      sent.push(choices);
      return { user };
    },
  });
  const { person } = renderApp(<Screen />, { user });
  await person.click(screen.getByRole('radio', { name: 'Men' }));
  expect(screen.getByText('Men’s cuts come first now.')).toBeVisible();

  const hips = within(screen.getByRole('group', { name: 'Hips' }));
  expect(hips.getByRole('radio', { name: 'Advise me' })).toBeChecked();
  await person.click(hips.getByRole('radio', { name: 'Highlight' }));
  await waitFor(() => expect(sent).toEqual([{ 'hips:wide': 'show', 'hips:narrow': 'show' }]));
  expect(screen.getByText('Clothes that show your hips come first now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'your analysis' })).toHaveAttribute('href', paths.bodyTypeAnalysis);

  await person.click(screen.getByRole('checkbox', { name: 'After breast surgery' }));
  expect(screen.getByRole('radio', { name: 'Both' })).toBeChecked();
  expect(screen.getByText(/^Advice on the bust is paused now/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Chest' })).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Left' }));
  expect(screen.getByText(/what you told us about support stays/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Using a wheelchair' }));
  expect(screen.getByText(/^Lengths are judged as you sit now/)).toBeVisible();
});
