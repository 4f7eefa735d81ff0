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
import { openPersonalCache } from '../browser/stored-keys';
import { claimDrafts } from '../drafts/draft-stores';
import { isPublicQuery } from '../api/use-query';
import { translator } from '../messages/translator';
import messages from './messages.en';
import { registrationKey } from './registration-key';
import { followOtherTabs, tokens } from './tokens';

const t = translator(messages.session);

export interface Session {
  user: User | null;
  /** Stays `loading`, with an error, while tokens exist but the API does not answer who they are of. */
  status: 'loading' | 'authenticated' | 'unauthenticated';
  error: string | null;
  /** Shows a user that an update has just returned. */
  setUser(user: User): void;
  /** Asks the API again; null when that did not succeed. */
  reload(): Promise<User | null>;
  signIn(pair: TokenPair, user?: User): Promise<void>;
  /** Forgets at once what this browser holds, and tells the server; what it answers makes no difference. */
  signOut(): void;
  /** Forgets the session without a call, for an account that no longer exists; the reason is shown to the user. */
  forget(reason: string | null): void;
}

/** Under which SWR keeps who is signed in. */
export const SESSION_KEY = '/auth/me';
const LOAD_FAILED_MESSAGE = t('loadFailure');
const NO_TOKENS_MESSAGE = t('noTokens');

// At build time nobody is signed in; a browser that hydrates starts from there, too.
const hasNoTokens = () => false;
const returnNull = () => null;

const SessionContext = createContext<Session | null>(null);

/** Who is signed in, as the API tells it. */
export async function loadUser(): Promise<User> {
  await openPersonalCache();
  const { user } = await readData(api.GET(SESSION_KEY));
  claimDrafts(user.id);
  return user;
}

/** Loads the user who is signed in, and keeps it until the session ends, here or in another tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const present = useSyncExternalStore(tokens.subscribe, tokens.present, hasNoTokens);
  const endReason = useSyncExternalStore(tokens.subscribe, tokens.endReason, returnNull);
  const { mutate: mutateCache } = useSWRConfig();
  const {
    data: user = null,
    error: failure,
    mutate,
  } = useSWR<User, ApiError>(present ? SESSION_KEY : null, loadUser, {
    shouldRetryOnError: false,
    revalidateIfStale: false,
  });

  useEffect(followOtherTabs, []);

  // What one user has loaded or typed must not be there for the next.
  const shownTo = useRef<string | null>(null);
  useEffect(() => {
    // Asked for itself, since a page that hydrates starts without.
    if (!tokens.present()) {
      void mutateCache((key) => !isPublicQuery(key), undefined, { revalidate: false });
    } else if (user && shownTo.current !== null && shownTo.current !== user.id) {
      void mutateCache((key) => key !== SESSION_KEY, undefined, { revalidate: false });
    }
    shownTo.current = user?.id ?? null;
  }, [present, user, mutateCache]);

  // A session that is invalid ends; anything else (offline, 429, 5xx) leaves it for the next attempt, which comes by
  // itself when the browser is online again or its window is looked at.
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

  const signIn = useCallback(
    async (pair: TokenPair, known?: User) => {
      if (known) {
        // Known before the session starts, so that nobody sees a moment of loading, or of the user before.
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
    tokens.end(reason);
  }, []);

  const signOut = useCallback(() => {
    if (tokens.present())
      // It changes nothing here; whoever looks into why a session is still listed finds it.
      // eslint-disable-next-line no-console
      logOut(tokens.accessToken(), tokens.refreshToken()).catch(() => console.warn(t('logoutFailure')));
    forget(null);
  }, [forget]);

  const known = present ? user : null;
  const status = present && !known ? 'loading' : known ? 'authenticated' : 'unauthenticated';
  const error = present ? (failure?.message ?? null) : endReason;
  const session = useMemo<Session>(
    () => ({ user: known, status, error, setUser, reload, signIn, signOut, forget }),
    [known, status, error, setUser, reload, signIn, signOut, forget],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, and how to change that. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}
