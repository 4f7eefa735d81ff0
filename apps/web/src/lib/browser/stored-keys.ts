import type { KeyValueStore } from './storage';
import { createPersonalCache, localStore, sessionStore } from './storage';

/** A key of the browser's storage: where it is kept, and what ends it at the latest. */
interface StoredKey {
  /** For the whole browser, or for this tab until it is closed. */
  store: KeyValueStore;
  /**
   * `session`: forgotten when the session ends, however it ends. `browser`: nothing of a user, so it stays.
   * `purchase`: from a link to a purchase, whoever is signed in meanwhile. `verification`: from registering, when nobody
   * is signed in, to the verification or to signing out. `account`: typed before anybody has signed in, it stays for the
   * account that is made; from then on it ends with the session. `return`: from a session that ended by itself until
   * its user is back, or somebody else is.
   */
  until: 'session' | 'browser' | 'purchase' | 'verification' | 'account' | 'return';
}

const inBrowser = { store: localStore, until: 'session' } as const;
const untilAccount = { store: localStore, until: 'account' } as const;
const inTab = { store: sessionStore, until: 'session' } as const;

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
  /**
   * Whose drafts are in the browser, and whose are in this tab: a user's id. They are removed first: drafts without an
   * owner are parked by no other tab.
   */
  draftsOwner: inBrowser,
  tabDraftsOwner: inTab,
  ...DRAFT_KEYS,
  /** Drafts of a session that ended by itself, with the id of their user. */
  parkedDrafts: { store: localStore, until: 'return' },
  tabParkedDrafts: { store: sessionStore, until: 'return' },
  accessToken: inBrowser,
  refreshToken: inBrowser,
  /** Written by an older version of the product; only ever removed. */
  token: inBrowser,
  /** Who put off choosing how their figure is drawn: a user's id. */
  appearanceLater: inBrowser,
  /** Where a page is scrolled to, for the moment in which it is loaded again. */
  keptPlace: inTab,
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

/**
 * Forgets everything that may not outlive a session, in the browser and in this tab, but what is parked. What was typed
 * before anybody had signed in stays, as long as no account has claimed it.
 */
export function removeSessionKeys(): void {
  removeKeysUntil(readStored('draftsOwner') === null ? ['session'] : ['session', 'account']);
}

/** Forgets the drafts that wait for the user of a session that ended by itself. */
export function removeParkedKeys(): void {
  removeKeysUntil(['return']);
}

function removeKeysUntil(ended: readonly StoredKey['until'][]): void {
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

export { removePersonalCache, removePersonalStores } from './storage';
