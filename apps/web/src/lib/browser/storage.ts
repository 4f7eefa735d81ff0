/** The part of the Storage interface that the app uses. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What an action returns; undefined where the browser refuses it. */
function attempt<T>(action: () => T): T | undefined {
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
function browserStore(area: () => Storage): KeyValueStore {
  const refused = new Map<string, string>();
  return {
    get: (key) => refused.get(key) ?? attempt(() => area().getItem(key)) ?? null,
    set: (key, value) => {
      const stored = attempt(() => {
        area().setItem(key, value);
        return true;
      });
      if (stored) refused.delete(key);
      else refused.set(key, value);
    },
    remove: (key) => {
      refused.delete(key);
      attempt(() => area().removeItem(key));
    },
  };
}

/** Forgets the cache and the database of a name, if the browser has any. */
export function forgetStores(name: string): void {
  attempt(() => caches.delete(name).catch(() => undefined));
  attempt(() => indexedDB.deleteDatabase(name));
}

export const localStore = browserStore(() => window.localStorage);
export const sessionStore = browserStore(() => window.sessionStorage);
