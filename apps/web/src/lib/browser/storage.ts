import { PERSONAL_STORES } from './personal-stores';

export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function tryTo<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Falls back to memory if storage is blocked or full, so that sign-in and measuring still work. */
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

export const ensurePersonalCache = async (): Promise<unknown> =>
  tryTo(() => caches.open(PERSONAL_STORES).catch(() => undefined));

/** Requests under way are then not cached either. */
export function removePersonalCache(): void {
  tryTo(() => caches.delete(PERSONAL_STORES).catch(() => undefined));
}

/** Also drops unsent offline writes. */
export function removePersonalStores(): void {
  removePersonalCache();
  tryTo(() => indexedDB.deleteDatabase(PERSONAL_STORES));
}

export async function hasPersonalDatabase(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === PERSONAL_STORES);
}

export const localStore = createBrowserStore(() => window.localStorage);
export const sessionStore = createBrowserStore(() => window.sessionStorage);
