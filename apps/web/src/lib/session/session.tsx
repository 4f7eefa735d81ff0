import type { TokenPair, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { api, readData, logOut } from '../api/api-client';
import { isInvalidSession } from '../api/api-error';
import type { ApiError } from '../api/api-error';
import { unsubscribeFromPush } from '../browser/push';
import { openPersonalCache } from '../browser/stored-keys';
import { claimDrafts } from '../drafts/draft-stores';
import { isPublicQuery } from '../api/use-query';
import { session as t } from './messages.en';
import { registrationKey } from './registration-key';
import { followOtherTabs, tokens } from './tokens';
import { useAccountLanguage } from './use-account-language';

export interface Session {
  user: User | null;
  /** `loading` with an error while tokens exist but the API does not answer. */
  status: 'loading' | 'authenticated' | 'unauthenticated';
  error: string | null;
  setUser(user: User): void;
  reload(): Promise<User | null>;
  signIn(pair: TokenPair, user?: User): Promise<void>;
  /** Clears this browser at once; the server's answer does not matter. */
  signOut(): void;
  /** For deleted accounts: makes no call, and shows the reason to the user. */
  forget(reason: string | null): void;
}

export const SESSION_KEY = '/auth/me';
const LOAD_FAILED_MESSAGE = t('loadFailure');
const NO_TOKENS_MESSAGE = t('noTokens');

const returnNull = () => null;

const SessionContext = createContext<Session | null>(null);

export async function loadUser(): Promise<User> {
  await openPersonalCache();
  const { user } = await readData(api.GET(SESSION_KEY));
  claimDrafts(user.id);
  return user;
}

interface SessionProviderProps {
  /** In static HTML. */
  expected?: boolean;
  children: ReactNode;
}

export function SessionProvider({ expected = false, children }: SessionProviderProps) {
  const present = useSyncExternalStore(tokens.subscribe, tokens.present, () => expected);
  const endReason = useSyncExternalStore(tokens.subscribe, tokens.endReason, returnNull);
  const {
    data: user = null,
    error: failure,
    mutate,
  } = useSWR<User, ApiError>(present ? SESSION_KEY : null, loadUser, {
    shouldRetryOnError: false,
    revalidateIfStale: false,
  });

  useEffect(followOtherTabs, []);
  useAccountLanguage(user);

  useForgetLastUser(present, user);

  // Only an invalid session ends. Other failures (offline, 429, 5xx) retry when the browser is online or focused
  // again.
  const invalid = user === null && isInvalidSession(failure);
  useEffect(() => {
    if (invalid) tokens.expire(LOAD_FAILED_MESSAGE);
  }, [invalid]);

  const setUser = useCallback(
    (next: User) => {
      claimDrafts(next.id);
      void mutate(next, { revalidate: false });
    },
    [mutate],
  );

  const reload = useCallback(async () => {
    if (!tokens.present()) {
      tokens.expire(NO_TOKENS_MESSAGE);
      return null;
    }
    try {
      return (await mutate(loadUser(), { revalidate: false })) ?? null;
    } catch (error) {
      if (isInvalidSession(error)) tokens.expire(LOAD_FAILED_MESSAGE);
      return null;
    }
  }, [mutate]);

  const { signIn, signOut, forget } = useDoors();

  const known = present ? user : null;
  const status = present && !known ? 'loading' : known ? 'authenticated' : 'unauthenticated';
  const error = present ? (failure?.message ?? null) : endReason;
  const session = useMemo<Session>(
    () => ({ user: known, status, error, setUser, reload, signIn, signOut, forget }),
    [known, status, error, setUser, reload, signIn, signOut, forget],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useForgetLastUser(present: boolean, user: User | null): void {
  const { mutate: mutateCache } = useSWRConfig();
  const shownTo = useRef<string | null>(null);
  useEffect(() => {
    // Checked again, because a hydrating page starts without tokens.
    if (!tokens.present()) {
      void mutateCache((key) => !isPublicQuery(key), undefined, { revalidate: false });
    } else if (user && shownTo.current !== null && shownTo.current !== user.id) {
      void mutateCache((key) => key !== SESSION_KEY, undefined, { revalidate: false });
    }
    shownTo.current = user?.id ?? null;
  }, [present, user, mutateCache]);
}

function useDoors(): Pick<Session, 'signIn' | 'signOut' | 'forget'> {
  const { mutate: mutateCache } = useSWRConfig();
  const signIn = useCallback(
    async (pair: TokenPair, known?: User) => {
      if (known) {
        // Set before the session starts, to avoid a flash of loading or of the previous user.
        claimDrafts(known.id);
        await mutateCache(SESSION_KEY, known, { revalidate: false });
        tokens.start(pair);
      } else {
        tokens.start(pair);
        await mutateCache(SESSION_KEY, loadUser(), { revalidate: false });
      }
    },
    [mutateCache],
  );

  const forget = useCallback((reason: string | null) => {
    registrationKey.forget();
    void unsubscribeFromPush().catch(() => undefined);
    tokens.end(reason);
  }, []);

  const signOut = useCallback(() => {
    if (tokens.present())
      // It changes nothing here; whoever looks into why a session is still listed finds it.
      // eslint-disable-next-line no-console
      logOut(tokens.accessToken(), tokens.refreshToken()).catch(() => console.warn(t('logoutFailure')));
    forget(null);
  }, [forget]);
  return { signIn, signOut, forget };
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
