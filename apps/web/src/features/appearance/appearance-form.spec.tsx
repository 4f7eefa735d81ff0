import type { Appearance, User } from '@figura/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { createMeasuredUser, drawAs } from '../../lib/testing/a-user';
import type { FakeHandlerOf } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { AppearanceForm } from './appearance-form';

const ROUTE = 'PUT /user/preferences';

function Screen() {
  const { user } = useSession();
  return user && <AppearanceForm user={user} />;
}

function open(preferences: Partial<Appearance> = {}) {
  const user = createMeasuredUser({ preferences: drawAs(preferences) });
  return renderApp(<Screen />, { user });
}

function mockPreferences(): { sent: unknown[] } {
  let stored: User = createMeasuredUser();
  const sent: unknown[] = [];
  mockApi({
    [ROUTE]: (change) => {
      sent.push(change);
      stored = {
        ...stored,
        preferences: drawAs({ ...stored.preferences, ...(change as Partial<Appearance>) }),
      };
      return { user: stored };
    },
  });
  return { sent };
}

const getRadio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

it('the form offers six skin tones and all kinds of hair, with nothing preselected', () => {
  open();
  const listNames = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((each) => each.closest('label')!.textContent);
  expect(listNames('Skin')).toEqual([
    ...['Very light', 'Light', 'Tan', 'Brown', 'Deep brown', 'Very deep brown'],
  ]);
  expect(listNames('Hair')).toEqual([
    ...['Waves', 'Bob', 'Bun', 'Curls', 'Box braids', 'Pixie', 'Head covering', 'Straight', 'Coils', 'Locs'],
    ...['Braid', 'Ponytail', 'Swept back', 'Side part', 'Cropped', 'Buzz cut', 'Turban'],
  ]);
  for (const group of ['Skin', 'Hair', 'Hair color'])
    for (const each of within(screen.getByRole('group', { name: group })).getAllByRole('radio'))
      expect(each).not.toBeChecked();
});

it('the figure wears a tank and leggings, or a shirt and shorts if chosen', async () => {
  const { sent } = mockPreferences();
  const { person } = open();
  expect(getRadio('Without clothes', 'Tank and leggings')).toBeChecked();
  await person.click(getRadio('Without clothes', 'Shirt and shorts'));
  expect(sent).toEqual([{ underlayer: 'shirt-and-shorts' }]);
  expect(getRadio('Without clothes', 'Shirt and shorts')).toBeChecked();
});

it('the form saves each choice immediately, and nothing else', async () => {
  const { sent } = mockPreferences();
  const { person } = open();
  await person.click(getRadio('Skin', 'Deep brown'));
  expect(getRadio('Skin', 'Deep brown')).toBeChecked();
  await person.click(getRadio('Hair', 'Curls'));
  await person.click(getRadio('Hair color', 'Chestnut'));
  await person.click(getRadio('Eyes', 'Hooded'));
  await person.click(getRadio('Nose', 'Broad'));
  await person.click(getRadio('Lips', 'Full'));
  await person.click(getRadio('Age', 'Mature'));
  await waitFor(() => expect(sent).toHaveLength(7));
  expect(sent).toEqual([
    { skin: 'tone-5' },
    { hair: { cut: 'curls', color: 'dark-brown' } },
    { hair: { cut: 'curls', color: 'chestnut' } },
    { face: { eyes: 'hooded', nose: 'medium', lips: 'medium' } },
    { face: { eyes: 'hooded', nose: 'broad', lips: 'medium' } },
    { face: { eyes: 'hooded', nose: 'broad', lips: 'full' } },
    { ageBand: 'mature' },
  ]);
});

it('a hair color chosen first applies to the default hair', async () => {
  const { sent } = mockPreferences();
  const { person } = open();
  await person.click(getRadio('Hair color', 'Gray'));
  expect(getRadio('Hair', 'Bun')).toBeChecked();
  expect(sent).toEqual([{ hair: { cut: 'bun', color: 'gray' } }]);
});

it('the hair color carries over to another cut, and a head covering gets a cloth color', async () => {
  const { sent } = mockPreferences();
  const { person } = open({ hair: { cut: 'bob', color: 'auburn' } });
  await person.click(getRadio('Hair', 'Waves'));
  await person.click(getRadio('Hair', 'Head covering'));
  expect(getRadio('Cloth color', 'Sand')).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Hair color' })).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { hair: { cut: 'waves', color: 'auburn' } },
    { hair: { cut: 'covering', color: 'sand' } },
  ]);
});

it('the form saves choices one after another, and always shows the latest', async () => {
  const answers: (() => void)[] = [];
  const store: FakeHandlerOf<typeof ROUTE> = (change) =>
    new Promise((resolve) =>
      answers.push(() =>
        resolve({ user: createMeasuredUser({ preferences: drawAs(change as Partial<Appearance>) }) }),
      ),
    );
  mockApi({ [ROUTE]: store });
  const { person } = open();
  await person.click(getRadio('Skin', 'Light'));
  await person.keyboard('{ArrowRight}');
  expect(getRadio('Skin', 'Tan')).toBeChecked();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(getRadio('Skin', 'Tan')).toBeChecked();
  await act(async () => answers[1]!());
  expect(getRadio('Skin', 'Tan')).toBeChecked();
});

it('the form reverts a choice that could not be saved, and shows an error', async () => {
  mockApi({ [ROUTE]: () => createProblem(503, 'Away', { code: 'UNAVAILABLE' }) });
  const { person } = open({ skin: 'tone-2' });
  await person.click(getRadio('Skin', 'Brown'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save how your figure is drawn. Please try again.',
  );
  expect(getRadio('Skin', 'Light')).toBeChecked();
});
