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

function notifyChange(): void {
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
  // A session ends once; later failures add nothing. A sign-out on purpose has no reason.
  if (!wasPresent && (reason === null) === (endReason === null)) return;
  endReason = reason;
  notifyChange();
}

/** The only place that reads and writes the token pair. */
export const tokens = {
  accessToken: (): string | null => readStored(ACCESS_TOKEN),
  refreshToken: (): string | null => readStored(REFRESH_TOKEN),

  present: (): boolean => tokens.accessToken() !== null || tokens.refreshToken() !== null,

  /** A sentence for the user; null if signed in or signed out on purpose. */
  endReason: (): string | null => endReason,

  /** Changes when a session starts or ends, not on a refresh. */
  sessionNumber: (): number => sessionNumber,

  start(pair: TokenPair): void {
    store(pair);
    endReason = null;
    notifyChange();
  },

  rotate(pair: TokenPair): void {
    store(pair);
  },

  /** Removes all tokens and drafts that must not outlive the session. */
  end(reason: string | null = null): void {
    endAfter(clearSessionData, reason);
  },

  /** Unsaved and unsent input stays for the same user. */
  expire(reason: string | null = null): void {
    endAfter(hideSessionData, reason);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Also checks when a tab reopens or returns from the back/forward cache, since it may have missed events. */
export function followOtherTabs(): () => void {
  const forgetIfEnded = () => {
    if (!tokens.present()) followSessionEnd();
  };
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const cleared = key === null;
    // A changed value is another tab's refresh. Checks both keys, since their removals are announced one by one.
    const ours = key === ACCESS_TOKEN || key === REFRESH_TOKEN;
    const startedOrEnded = ours && (oldValue === null) !== (newValue === null);
    if (!cleared && !startedOrEnded) return;
    forgetIfEnded();
    endReason = null;
    if (key === REFRESH_TOKEN) notify();
    else notifyChange();
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
