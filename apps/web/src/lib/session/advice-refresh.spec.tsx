import type { CombinedType, User } from '@figura/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { useQuery } from '../api/use-query';
import { createAnalysis } from '../testing/a-recommendation';
import { createUser } from '../testing/a-user';
import { mockApi } from '../testing/fake-api';
import { AdviceRefresh } from './advice-refresh';
import { SessionProvider, useSession } from './session';
import { tokens } from './tokens';
import { usePreferences } from './use-preferences';

const { preferences } = createUser();
const ticked = createUser({ bodyConcerns: ['feet:wide'] });
const skirtless = createUser({
  bodyConcerns: ['feet:wide'],
  preferences: { ...preferences, never: ['skirts'] },
});

function Analysis() {
  const { user } = useSession();
  const { data } = useQuery(user && '/recommendations/body-type-analysis');
  return <p>{`${user?.firstName} is ${data?.bodyType.combined ?? 'not known yet'}`}</p>;
}

function Preference({ user }: { user: User }) {
  const { choose } = usePreferences(user);
  return <button onClick={() => choose({ lifeStates: [{ state: 'nursing' }] })}>nurse</button>;
}

function Pages() {
  const { user, setUser } = useSession();
  const [isPublic, setIsPublic] = useState(false);
  return (
    <>
      {isPublic ? null : (
        <>
          <Analysis />
          <AdviceRefresh />
        </>
      )}
      <button onClick={() => setIsPublic(!isPublic)}>come and go</button>
      <button onClick={() => setUser(createUser({ firstName: 'Flo' }))}>rename</button>
      <button onClick={() => setUser(ticked)}>tick</button>
      <button onClick={() => setUser(skirtless)}>limit</button>
      {user && <Preference user={user} />}
    </>
  );
}

async function openPages(save?: () => Promise<User>) {
  const bodies: CombinedType[] = ['A2', 'E2', 'C1'];
  mockApi({
    'GET /auth/me': () => ({ user: createUser() }),
    'PUT /user/preferences': async () => ({ message: 'Saved.', user: await save!() }),
    'GET /recommendations/body-type-analysis': () =>
      createAnalysis({ bodyType: { ...createAnalysis().bodyType, combined: bodies.shift()! } }),
  });
  tokens.start({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  const cache = new Map();
  render(
    <SWRConfig value={{ provider: () => cache }}>
      <SessionProvider>
        <Pages />
      </SessionProvider>
    </SWRConfig>,
  );
  expect(await screen.findByText('Florence is A2')).toBeInTheDocument();
  const person = userEvent.setup({ delay: null });
  return (name: string) => person.click(screen.getByText(name));
}

it('AdviceRefresh refetches advice if the body or the limits change, and hides the old advice', async () => {
  const click = await openPages();
  await click('rename');
  expect(screen.getByText('Flo is A2')).toBeInTheDocument();
  await click('tick');
  expect(screen.queryByText('Flo is A2')).not.toBeInTheDocument();
  expect(await screen.findByText('Florence is E2')).toBeInTheDocument();
  await click('limit');
  expect(screen.queryByText('Florence is E2')).not.toBeInTheDocument();
  expect(await screen.findByText('Florence is C1')).toBeInTheDocument();
});

it('AdviceRefresh hides old advice if the limits changed on a page without advice', async () => {
  const click = await openPages();
  await click('come and go');
  await click('limit');
  await click('come and go');
  expect(screen.queryByText('Florence is A2')).not.toBeInTheDocument();
  expect(await screen.findByText('Florence is E2')).toBeInTheDocument();
});

it.each([
  ['saved', createUser({ preferences: { ...preferences, lifeStates: [{ state: 'nursing' }] } })],
  ['refused', null],
])('AdviceRefresh asks again only after a change is saved (%s)', async (_, saved) => {
  let answer = (): void => undefined;
  const click = await openPages(
    () =>
      new Promise((resolve, reject) => {
        answer = () => (saved ? resolve(saved) : reject(new Error('refused')));
      }),
  );
  await click('nurse');
  expect(screen.getByText('Florence is A2')).toBeInTheDocument();
  await act(async () => answer());
  expect(await screen.findByText(saved ? 'Florence is E2' : 'Florence is A2')).toBeInTheDocument();
});
