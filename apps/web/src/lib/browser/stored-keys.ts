import type { KeyValueStore } from './storage';
import { createPersonalCache, localStore, sessionStore } from './storage';

/** A key of the browser's storage: where it is kept, and what ends it at the latest. */
interface StoredKey {
  /** For the whole browser, or for this tab until it is closed. */
  store: KeyValueStore;
  /**
   * `session`: forgotten when the session ends, however it ends. `leaving`: forgotten when the user signs out or another
   * one signs in; where the session ends by itself, it waits for them. `browser`: nothing of a user, so it stays.
   * `purchase`: from a link to a purchase, whoever is signed in meanwhile. `verification`: from registering, when nobody
   * is signed in, to the verification or to signing out. `account`: typed before anybody has signed in, it stays for the
   * account that is made; from then on until its user leaves.
   */
  until: 'session' | 'leaving' | 'browser' | 'purchase' | 'verification' | 'account';
}

const ofSession = { store: localStore, until: 'session' } as const;
const inBrowser = { store: localStore, until: 'leaving' } as const;
const untilAccount = { store: localStore, until: 'account' } as const;
const inTab = { store: sessionStore, until: 'leaving' } as const;

/** What somebody typed and has not saved, or chose on the way; bound to an account. */
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

/**
 * Every key that the app keeps in the browser, each declared once: nothing else may touch the browser's storage. The
 * privacy policy lists them too.
 */
export const STORED_KEYS = {
  ...DRAFT_KEYS,
  /** Whose drafts are in the browser, and whose are in this tab: a user's id. */
  draftsOwner: inBrowser,
  tabDraftsOwner: inTab,
  /**
   * In place of `draftsOwner` from the end of a session by itself: drafts wait, and are shown to nobody. Before the tokens,
   * so that tabs which are told of their end find how it came.
   */
  absentOwner: inBrowser,
  accessToken: ofSession,
  refreshToken: ofSession,
  /** Written by an older version of the product; only ever removed. */
  token: ofSession,
  /** Where a page is scrolled to, for the moment in which it is loaded again. */
  keptPlace: { store: sessionStore, until: 'session' },
  theme: { store: localStore, until: 'browser' },
  registrationKey: { store: localStore, until: 'verification' },
  referredBy: { store: localStore, until: 'purchase' },
} as const satisfies Record<string, StoredKey>;

export type StoredKeyName = keyof typeof STORED_KEYS;

/** The text under a key, or null. */
export function readStored(key: StoredKeyName): string | null {
  return STORED_KEYS[key].store.get(key);
}

/** Keeps a text under a key. */
export function writeStored(key: StoredKeyName, text: string): void {
  STORED_KEYS[key].store.set(key, text);
}

/** Forgets what is under a key. */
export function removeStored(key: StoredKeyName): void {
  STORED_KEYS[key].store.remove(key);
}

/** Forgets what may not outlive a session that ends by itself, in the browser and in this tab. */
export function removeSessionKeys(): void {
  removeKeysUntil('session');
}

/**
 * Forgets everything that may not outlive a session that its user ends. What was typed before anybody had signed in stays,
 * as long as no account has claimed it.
 */
export function removeUserKeys(): void {
  const owner = readStored('draftsOwner') ?? readStored('absentOwner');
  removeKeysUntil('session', 'leaving', ...(owner === null ? [] : ['account' as const]));
}

function removeKeysUntil(...ended: readonly StoredKey['until'][]): void {
  for (const key of Object.keys(STORED_KEYS) as StoredKeyName[])
    if (ended.includes(STORED_KEYS[key].until)) removeStored(key);
}

/**
 * Opens the cache of what the API answers to whoever is signed in: the service worker keeps answers only where there is one.
 * It comes before the first answer, which says who that is. A session that ended a moment ago gets none: it would stay.
 */
export async function openPersonalCache(): Promise<void> {
  if (readStored('accessToken') === null && readStored('refreshToken') === null) return;
  await createPersonalCache();
}

export { hasPersonalDatabase, removePersonalCache, removePersonalStores } from './storage';
