import type { TasteLooksResponse, UserPreferences } from '@figura/contracts';
import { TASTE_LOOKS, listTasteLookIds } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { createGarment } from '../../lib/testing/a-recommendation';
import { createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { TasteForm } from './taste-form';

function Screen() {
  const { user } = useSession();
  return user && <TasteForm user={user} />;
}

const LOOKS: TasteLooksResponse = {
  looks: listTasteLookIds('womens').map((id) => ({
    id,
    tastes: [...TASTE_LOOKS[id]],
    pieces: [{ slot: 'one-piece', garment: createGarment() }],
  })),
};
const getBox = (name: string) => screen.findByRole('checkbox', { name });

it('the form saves up to three outfits immediately, and names the resulting taste', async () => {
  const sent: unknown[] = [];
  let user = createUser();
  mockApi({
    'GET /outfits/taste-looks': () => LOOKS,
    'PUT /user/preferences': (change) => {
      sent.push(change);
      user = { ...user, preferences: { ...user.preferences, ...(change as Partial<UserPreferences>) } };
      return { user };
    },
  });
  const { person } = renderApp(<Screen />, { user });
  await person.click(await getBox('Plaid shirt, white T-shirt and jeans'));
  expect(screen.getByText('Your outfits lean natural now.')).toBeVisible();
  await person.click(await getBox('Blazer, white shirt and gray pants'));
  await person.click(await getBox('Satin blouse with a bow and black pants'));
  await waitFor(() => expect(sent.at(-1)).toEqual({ taste: ['blazer', 'plaid-shirt', 'bow-blouse'] }));
  expect(screen.getByText(/^Your outfits lean classic, natural, and romantic now\./)).toBeVisible();
  expect(screen.getByText('3 of 3 chosen')).toBeVisible();
  expect(await getBox('Red puffer over black')).toBeDisabled();
  await person.click(await getBox('Plaid shirt, white T-shirt and jeans'));
  expect(await getBox('Red puffer over black')).toBeEnabled();
});

it('the form offers a retry if the outfits cannot be loaded', async () => {
  mockApi({ 'GET /outfits/taste-looks': () => createProblem(500, 'Broken', { code: 'INTERNAL' }) });
  renderApp(<Screen />, { user: createUser() });
  expect(await screen.findByText('The outfits could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
