import type { Appearance, User } from '@figura/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { aMeasuredUser, drawnAs } from '../../lib/testing/a-user';
import type { FakeHandlerOf } from '../../lib/testing/fake-api';
import { aProblem, fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { AppearanceForm } from './appearance-form';

const ROUTE = 'PUT /user/preferences';

/** As in Settings: the form shows the user of the session. */
function Screen() {
  const { user } = useSession();
  return user && <AppearanceForm user={user} />;
}

function open(preferences: Partial<Appearance> = {}) {
  const user = aMeasuredUser({ preferences: drawnAs(preferences) });
  return renderApp(<Screen />, { user });
}

/** Stores as the API does, and remembers what was sent. */
function storing(): { sent: unknown[] } {
  let stored: User = aMeasuredUser();
  const sent: unknown[] = [];
  fakeApi({
    [ROUTE]: (change) => {
      sent.push(change);
      stored = {
        ...stored,
        preferences: drawnAs({ ...stored.preferences, ...(change as Partial<Appearance>) }),
      };
      return { user: stored };
    },
  });
  return { sent };
}

const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

it('the appearance has six skin tones, hair of all kinds and two cloths; nothing is chosen for the user', () => {
  open();
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((each) => each.closest('label')!.textContent);
  expect(names('Skin')).toEqual([
    ...['Very light', 'Light', 'Tan', 'Brown', 'Deep brown', 'Very deep brown'],
  ]);
  expect(names('Hair')).toEqual([
    ...['Waves', 'Straight', 'Bob', 'Curls', 'Coils', 'Locs', 'Box braids', 'Braid', 'Ponytail', 'Bun'],
    ...['Swept back', 'Pixie', 'Side part', 'Cropped', 'Buzz cut', 'Head covering', 'Turban'],
  ]);
  for (const group of ['Skin', 'Hair', 'Hair color'])
    for (const each of within(screen.getByRole('group', { name: group })).getAllByRole('radio'))
      expect(each).not.toBeChecked();
});

it('the figure wears a swimsuit, or shirt and shorts for who wants none', async () => {
  const { sent } = storing();
  const { person } = open();
  expect(radio('Without clothes', 'Swimsuit')).toBeChecked();
  await person.click(radio('Without clothes', 'Shirt and shorts'));
  expect(sent).toEqual([{ underlayer: 'shirt-and-shorts' }]);
  expect(radio('Without clothes', 'Shirt and shorts')).toBeChecked();
});

it('the appearance stores each choice as it is made, and only that', async () => {
  const { sent } = storing();
  const { person } = open();
  await person.click(radio('Skin', 'Deep brown'));
  expect(radio('Skin', 'Deep brown')).toBeChecked();
  await person.click(radio('Hair', 'Curls'));
  await person.click(radio('Hair color', 'Chestnut'));
  await person.click(radio('Eyes', 'Hooded'));
  await person.click(radio('Nose', 'Broad'));
  await person.click(radio('Lips', 'Full'));
  await person.click(radio('Age', 'Mature'));
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

it('a hair color that is chosen first goes with the hair that is drawn', async () => {
  const { sent } = storing();
  const { person } = open();
  await person.click(radio('Hair color', 'Gray'));
  expect(radio('Hair', 'Bun')).toBeChecked();
  expect(sent).toEqual([{ hair: { cut: 'bun', color: 'gray' } }]);
});

it('the appearance keeps the color from cut to cut, and gives a head covering one of cloth', async () => {
  const { sent } = storing();
  const { person } = open({ hair: { cut: 'bob', color: 'auburn' } });
  await person.click(radio('Hair', 'Waves'));
  await person.click(radio('Hair', 'Head covering'));
  expect(radio('Cloth color', 'Sand')).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Hair color' })).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { hair: { cut: 'waves', color: 'auburn' } },
    { hair: { cut: 'covering', color: 'sand' } },
  ]);
});

it('the appearance stores choices one after the other, and shows the last one all the while', async () => {
  const answers: (() => void)[] = [];
  const store: FakeHandlerOf<typeof ROUTE> = (change) =>
    new Promise((resolve) =>
      answers.push(() =>
        resolve({ user: aMeasuredUser({ preferences: drawnAs(change as Partial<Appearance>) }) }),
      ),
    );
  fakeApi({ [ROUTE]: store });
  const { person } = open();
  await person.click(radio('Skin', 'Light'));
  await person.keyboard('{ArrowRight}');
  expect(radio('Skin', 'Tan')).toBeChecked();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(radio('Skin', 'Tan')).toBeChecked();
  await act(async () => answers[1]!());
  expect(radio('Skin', 'Tan')).toBeChecked();
});

it('the appearance takes back what could not be stored, and says so', async () => {
  fakeApi({ [ROUTE]: () => aProblem(503, 'Away', { code: 'UNAVAILABLE' }) });
  const { person } = open({ skin: 'tone-2' });
  await person.click(radio('Skin', 'Brown'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save how your figure is drawn. Please try again.',
  );
  expect(radio('Skin', 'Light')).toBeChecked();
});
