import type { User } from '@figura/contracts';
import { screen } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { aMeasuredUser, aUser, drawnAs } from '../../lib/testing/a-user';
import { fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { AppearanceInvitation } from './appearance-invitation';

const CHOSEN = drawnAs({ skin: 'tone-3' });

function Screen() {
  const { user } = useSession();
  return (
    <>
      <h1 tabIndex={-1}>Best looks</h1>
      {user && <AppearanceInvitation user={user} />}
    </>
  );
}

const open = (user: User) => renderApp(<Screen />, { user });
const offer = () => screen.queryByRole('region', { name: 'Your figure, drawn like you' });

it('the invitation comes to a measured user who has chosen neither skin nor hair', () => {
  open(aMeasuredUser());
  expect(offer()).toBeVisible();
});

it.each([
  ['who is not measured', aUser()],
  ['who chose a skin tone', aMeasuredUser({ preferences: CHOSEN })],
  ['who chose hair', aMeasuredUser({ preferences: drawnAs({ hair: { cut: 'covering', color: 'slate' } }) })],
])('the invitation does not come to a user %s', (_, user) => {
  open(user);
  expect(offer()).not.toBeInTheDocument();
});

it('the invitation does not come again to who said not now, but to the next account at this browser', async () => {
  const { person, unmount } = open(aMeasuredUser());
  await person.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  unmount();

  const again = open(aMeasuredUser());
  expect(offer()).not.toBeInTheDocument();
  again.unmount();

  open(aMeasuredUser({ id: '64b7f0c2a1d3e4f5a6b7c8da' }));
  expect(offer()).toBeVisible();
});

it('the invitation stays while it is used, and goes when the user is done', async () => {
  fakeApi({ 'PUT /user/preferences': () => ({ user: aMeasuredUser({ preferences: CHOSEN }) }) });
  const { person } = open(aMeasuredUser());
  await person.click(await screen.findByRole('radio', { name: 'Tan' }));
  await person.click(await screen.findByRole('button', { name: 'Done' }));
  expect(offer()).not.toBeInTheDocument();
});
