import type { KeyValueStore } from './storage';
import { ensurePersonalCache, localStore, sessionStore } from './storage';

interface StoredKey {
  store: KeyValueStore;
  /**
   * `session`: until the session ends in any way. `leaving`: until sign-out or another user's sign-in.
   * `browser`: kept, no user data. `purchase`: until a purchase. `verification`: until verification or sign-out.
   * `account`: typed before sign-in, kept for the new account until its user leaves.
   */
  until: 'session' | 'leaving' | 'browser' | 'purchase' | 'verification' | 'account';
}

const ofSession = { store: localStore, until: 'session' } as const;
const inBrowser = { store: localStore, until: 'leaving' } as const;
const untilAccount = { store: localStore, until: 'account' } as const;
const inTab = { store: sessionStore, until: 'leaving' } as const;

export const DRAFT_KEYS = {
  introVerticalMeasurements: untilAccount,
  introHorizontalMeasurements: untilAccount,
  startAnswers: untilAccount,
  introSelfAnalysis: inBrowser,
  verticalMeasurements: inBrowser,
  horizontalMeasurements: inBrowser,
  verticalBodyType: inBrowser,
  horizontalBodyType: inBrowser,
  combinedBodyType: inBrowser,
  profileMeasurements: inBrowser,
  bodyPreferences: inBrowser,
  measurementsBefore: inBrowser,
  measuringUnit: untilAccount,
  fittingRoom: inBrowser,
  shopSizes: inBrowser,
  today: ofSession,
  wardrobeList: inBrowser,
  couponCode: inTab,
  profileSettings: inTab,
  editBodyPreferences: inTab,
  testSelfAnalysis: inTab,
} as const satisfies Record<string, StoredKey>;

/** The only storage keys of the app. Keep the privacy policy's list in sync. */
export const STORED_KEYS = {
  ...DRAFT_KEYS,
  draftsOwner: inBrowser,
  tabDraftsOwner: inTab,
  /**
   * Replaces `draftsOwner` after a session expires, so that drafts are hidden. Must precede the tokens for other
   * tabs to see why the session ended.
   */
  absentOwner: inBrowser,
  accessToken: ofSession,
  refreshToken: ofSession,
  /** Written by an older version; only removed. */
  token: ofSession,
  keptPlace: { store: sessionStore, until: 'session' },
  theme: { store: localStore, until: 'browser' },
  /** Written by `early-choices.ts`. */
  language: { store: localStore, until: 'browser' },
  providerSignIn: inTab,
  providerLink: inBrowser,
  registrationKey: { store: localStore, until: 'verification' },
  referredBy: { store: localStore, until: 'purchase' },
} as const satisfies Record<string, StoredKey>;

export type StoredKeyName = keyof typeof STORED_KEYS;

export function readStored(key: StoredKeyName): string | null {
  return STORED_KEYS[key].store.get(key);
}

export function writeStored(key: StoredKeyName, text: string): void {
  STORED_KEYS[key].store.set(key, text);
}

export function removeStored(key: StoredKeyName): void {
  STORED_KEYS[key].store.remove(key);
}

export function removeSessionKeys(): void {
  removeKeysUntil('session');
}

/** Text typed before sign-in stays unless an account has claimed it. */
export function removeUserKeys(): void {
  const owner = readStored('draftsOwner') ?? readStored('absentOwner');
  removeKeysUntil('session', 'leaving', ...(owner === null ? [] : ['account' as const]));
}

function removeKeysUntil(...ended: readonly StoredKey['until'][]): void {
  for (const key of Object.keys(STORED_KEYS) as StoredKeyName[])
    if (ended.includes(STORED_KEYS[key].until)) removeStored(key);
}

/**
 * The service worker caches only if this cache exists. Never created after a session ended, because it would
 * stay.
 */
export async function openPersonalCache(): Promise<void> {
  if (readStored('accessToken') === null && readStored('refreshToken') === null) return;
  await ensurePersonalCache();
}

export { hasPersonalDatabase, removePersonalCache, removePersonalStores } from './storage';
