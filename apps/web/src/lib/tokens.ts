import type { TokenPair } from '@figura/contracts';
import { localStore } from './storage';

const ACCESS_TOKEN = 'accessToken';
const REFRESH_TOKEN = 'refreshToken';
/** Written by an older version of the product; only ever removed. */
const LEGACY_TOKEN = 'token';

const listeners = new Set<() => void>();
let sessionNumber = 0;
let endReason: string | null = null;

function changed(): void {
  sessionNumber += 1;
  listeners.forEach((listener) => listener());
}

function store(pair: TokenPair): void {
  localStore.set(ACCESS_TOKEN, pair.accessToken);
  localStore.set(REFRESH_TOKEN, pair.refreshToken);
}

/** The token pair of this browser: the one place that reads and writes it, and tells who listens. */
export const tokens = {
  accessToken: (): string | null => localStore.get(ACCESS_TOKEN),
  refreshToken: (): string | null => localStore.get(REFRESH_TOKEN),

  /** Whether there is anything to sign in with. */
  present: (): boolean => tokens.accessToken() !== null || tokens.refreshToken() !== null,

  /** Why the last session ended, as a sentence for the person; null when it is alive or was signed out on purpose. */
  endReason: (): string | null => endReason,

  /** Changes whenever a session starts or ends, but not when its tokens are refreshed. */
  sessionNumber: (): number => sessionNumber,

  /** Starts a session. */
  start(pair: TokenPair): void {
    store(pair);
    endReason = null;
    changed();
  },

  /** Replaces the pair within the running session. */
  rotate(pair: TokenPair): void {
    store(pair);
  },

  /** Ends the session, if there is one, and forgets every token. */
  end(reason: string | null = null): void {
    const wasPresent = tokens.present();
    localStore.remove(ACCESS_TOKEN);
    localStore.remove(REFRESH_TOKEN);
    localStore.remove(LEGACY_TOKEN);
    // A session ends once; later failures of requests that were under way add nothing. Leaving on purpose has no reason.
    if (!wasPresent && (reason === null) === (endReason === null)) return;
    endReason = reason;
    changed();
  },

  /** Tells of every start and end, in this tab and in others. Returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Follows the other tabs of this browser: a session that starts or ends there does so here. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const cleared = key === null;
    // A changed value is a refresh by another tab: the same session goes on. Both keys count, since the one that is
    // removed first is told of while the other is still there.
    const ours = key === ACCESS_TOKEN || key === REFRESH_TOKEN;
    const startedOrEnded = ours && (oldValue === null) !== (newValue === null);
    if (!cleared && !startedOrEnded) return;
    endReason = null;
    changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
