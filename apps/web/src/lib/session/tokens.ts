import type { TokenPair } from '@figura/contracts';
import { clearSessionData, followSessionEnd, hideSessionData } from '../drafts/draft-stores';
import { readStored, writeStored } from '../browser/stored-keys';

const ACCESS_TOKEN = 'accessToken';
const REFRESH_TOKEN = 'refreshToken';

const listeners = new Set<() => void>();
let sessionNumber = 0;
let endReason: string | null = null;

function notify(): void {
  listeners.forEach((listener) => listener());
}

function changed(): void {
  sessionNumber += 1;
  notify();
}

function store(pair: TokenPair): void {
  writeStored(ACCESS_TOKEN, pair.accessToken);
  writeStored(REFRESH_TOKEN, pair.refreshToken);
}

function endAfter(forget: () => void, reason: string | null): void {
  const wasPresent = tokens.present();
  forget();
  // A session ends once; later failures of requests that were under way add nothing. Leaving on purpose has no reason.
  if (!wasPresent && (reason === null) === (endReason === null)) return;
  endReason = reason;
  changed();
}

/** The token pair of this browser: the one place that reads and writes it, and tells who listens. */
export const tokens = {
  accessToken: (): string | null => readStored(ACCESS_TOKEN),
  refreshToken: (): string | null => readStored(REFRESH_TOKEN),

  /** Whether there is anything to sign in with. */
  present: (): boolean => tokens.accessToken() !== null || tokens.refreshToken() !== null,

  /** Why the last session ended, as a sentence for the user; null when it is alive or was signed out on purpose. */
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

  /** Ends the session on purpose, if there is one, and forgets all that may not outlive it: every token, every draft. */
  end(reason: string | null = null): void {
    endAfter(clearSessionData, reason);
  },

  /** Notes that a session has ended by itself: what was typed and not yet sent waits for the same user. */
  expire(reason: string | null = null): void {
    endAfter(hideSessionData, reason);
  },

  /** Tells of every start and end, in this tab and in others. Returns the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Follows the other tabs of this browser: a session that starts or ends there does so here. Also when this tab was not
 * awake to hear of it: it may be opened again, or come back out of the browser's memory, after the session has ended.
 */
export function followOtherTabs(): () => void {
  const forgetIfEnded = () => {
    if (!tokens.present()) followSessionEnd();
  };
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const cleared = key === null;
    // A changed value is a refresh by another tab: the same session goes on. Both keys count, since the one that is
    // removed first is told of while the other is still there.
    const ours = key === ACCESS_TOKEN || key === REFRESH_TOKEN;
    const startedOrEnded = ours && (oldValue === null) !== (newValue === null);
    if (!cleared && !startedOrEnded) return;
    forgetIfEnded();
    endReason = null;
    // One session has one number: its two tokens come and go one after the other.
    if (key === REFRESH_TOKEN) notify();
    else changed();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    forgetIfEnded();
    notify();
  };
  forgetIfEnded();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
