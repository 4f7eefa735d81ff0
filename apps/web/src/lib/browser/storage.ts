import { PERSONAL_STORES } from './personal-stores';

/** The part of the Storage interface that the app uses. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What an action returns; undefined where the browser refuses it. */
function tryTo<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * The browser's storage. Where the browser refuses it (blocked by a setting, quota used up), values live as long as
 * the page, so that signing in and measuring still work.
 */
function createBrowserStore(area: () => Storage): KeyValueStore {
  const refused = new Map<string, string>();
  return {
    get: (key) => refused.get(key) ?? tryTo(() => area().getItem(key)) ?? null,
    set: (key, value) => {
      refused.set(key, value);
      tryTo(() => {
        area().setItem(key, value);
        refused.delete(key);
      });
    },
    remove: (key) => {
      refused.delete(key);
      tryTo(() => area().removeItem(key));
    },
  };
}

/** Makes the cache of what the API answers to whoever is signed in, where there is none yet. */
export const createPersonalCache = async (): Promise<unknown> =>
  tryTo(() => caches.open(PERSONAL_STORES).catch(() => undefined));

/** Forgets what the API answered to whoever was signed in; what is under way then is not kept either. */
export function removePersonalCache(): void {
  tryTo(() => caches.delete(PERSONAL_STORES).catch(() => undefined));
}

/** Forgets what the API answered to whoever was signed in, and what they did that was not sent. */
export function removePersonalStores(): void {
  removePersonalCache();
  tryTo(() => indexedDB.deleteDatabase(PERSONAL_STORES));
}

/** Whether there is a place for what was done without a network: it is made for the first such write. */
export async function hasPersonalDatabase(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === PERSONAL_STORES);
}

export const localStore = createBrowserStore(() => window.localStorage);
export const sessionStore = createBrowserStore(() => window.sessionStorage);
