/** The part of the Storage interface that the app uses. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The browser's storage. Where the browser refuses it (blocked by a setting, quota used up), values live as long as
 * the page, so that signing in and measuring still work.
 */
function browserStore(area: () => Storage): KeyValueStore {
  const refused = new Map<string, string>();
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => refused.get(key) ?? attempt(() => area().getItem(key), null),
    set: (key, value) => {
      const stored = attempt(() => {
        area().setItem(key, value);
        return true;
      }, false);
      if (stored) refused.delete(key);
      else refused.set(key, value);
    },
    remove: (key) => {
      refused.delete(key);
      attempt(() => area().removeItem(key), undefined);
    },
  };
}

/** Forgets a cache of answers, if the browser keeps any. */
export function forgetCache(name: string): void {
  if ('caches' in window) caches.delete(name).catch(() => undefined);
}

export const localStore = browserStore(() => window.localStorage);
export const sessionStore = browserStore(() => window.sessionStorage);
