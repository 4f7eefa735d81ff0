import {
  DRAFT_KEYS,
  STORED_KEYS,
  readStored,
  removePersonalStores,
  removeSessionKeys,
  removeStored,
  writeStored,
} from '../browser/stored-keys';

export type DraftName = keyof typeof DRAFT_KEYS;

const DRAFT_NAMES = Object.keys(DRAFT_KEYS) as DraftName[];
/** Where it is noted whose drafts are in the browser, and whose are in this tab. */
const OWNER_KEYS = ['draftsOwner', 'tabDraftsOwner'] as const;

const listeners = new Set<() => void>();
/** In the memory of this page alone. */
let lastOwner: string | null = null;

/** Keeps the text of a draft. */
export function storeDraft(name: DraftName, text: string): void {
  writeStored(name, text);
  notify();
}

/** Forgets one draft. */
export function clearDraft(name: DraftName): void {
  removeStored(name);
  notify();
}

/**
 * Forgets everything that belongs to a session: its tokens, its drafts and whose they were, all that it was answered, and
 * what waits to be sent.
 */
export function clearSessionData(): void {
  lastOwner = readStored('tabDraftsOwner') ?? readStored('draftsOwner') ?? lastOwner;
  removeSessionKeys();
  removePersonalStores();
  notify();
}

/** Whether a session of somebody else ended since this page was loaded. */
export function wasOfSomebodyElse(userId: string): boolean {
  return lastOwner !== null && lastOwner !== userId;
}

/** Binds the drafts to an account; those of another account are forgotten first. */
export function claimDrafts(userId: string): void {
  for (const owner of OWNER_KEYS) {
    const claimed = readStored(owner);
    if (claimed === userId) continue;
    if (claimed !== null) {
      const { store } = STORED_KEYS[owner];
      DRAFT_NAMES.filter((name) => DRAFT_KEYS[name].store === store).forEach(removeStored);
      // What another account was answered is not shown to this one either, and what it did is not sent.
      if (owner === 'draftsOwner') removePersonalStores();
    }
    writeStored(owner, userId);
  }
  notify();
}

/** Tells of every change, in this tab and in others. Returns the function that stops it. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  listeners.forEach((listener) => listener());
}
