import {
  DRAFT_KEYS,
  STORED_KEYS,
  readStored,
  removePersonalCache,
  removePersonalStores,
  removeSessionKeys,
  removeStored,
  removeUserKeys,
  writeStored,
} from '../browser/stored-keys';

export type DraftName = keyof typeof DRAFT_KEYS;

const DRAFT_NAMES = Object.keys(DRAFT_KEYS) as DraftName[];
/** Where it is noted whose drafts are in the browser, and whose are in this tab. */
const OWNER_KEYS = ['draftsOwner', 'tabDraftsOwner'] as const;

const listeners = new Set<() => void>();
/** In the memory of this page alone. */
let lastOwner: string | null = null;

/** The text of a draft, or null. What waits for whoever was signed in is read by nobody else. */
export function readDraftText(name: DraftName): string | null {
  return readStored('absentOwner') === null ? readStored(name) : null;
}

/** Keeps the text of a draft. */
export function storeDraft(name: DraftName, text: string): void {
  // Whoever types here without signing in begins afresh.
  if (readStored('absentOwner') !== null && DRAFT_KEYS[name].until === 'account') {
    removeDraftsIn('draftsOwner');
    removeStored('absentOwner');
  }
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
  noteOwner();
  removeUserKeys();
  removePersonalStores();
  notify();
}

/**
 * Forgets what belongs to a session that ended by itself. What was typed and what waits to be sent stays for the same user,
 * hidden from everybody else.
 */
export function hideSessionData(): void {
  noteOwner();
  const owner = readStored('draftsOwner');
  if (owner !== null) writeStored('absentOwner', owner);
  removeStored('draftsOwner');
  removeSessionKeys();
  removePersonalCache();
  notify();
}

/** Does for this tab what another one did when the session ended there: on purpose, or by itself. */
export function followSessionEnd(): void {
  if (readStored('absentOwner') === null) clearSessionData();
  else hideSessionData();
}

function noteOwner(): void {
  lastOwner = readStored('tabDraftsOwner') ?? readStored('draftsOwner') ?? lastOwner;
}

/** Whether a session of somebody else ended since this page was loaded. */
export function wasOfSomebodyElse(userId: string): boolean {
  return lastOwner !== null && lastOwner !== userId;
}

/** Binds the drafts to an account; those of another account are forgotten first. */
export function claimDrafts(userId: string): void {
  const absent = readStored('absentOwner');
  removeStored('absentOwner');
  for (const owner of OWNER_KEYS) {
    const claimed = readStored(owner) ?? (owner === 'draftsOwner' ? absent : null);
    if (claimed !== null && claimed !== userId) {
      removeDraftsIn(owner);
      // What another account was answered is not shown to this one either, and what it did is not sent.
      if (owner === 'draftsOwner') removePersonalStores();
    }
    writeStored(owner, userId);
  }
  notify();
}

function removeDraftsIn(owner: (typeof OWNER_KEYS)[number]): void {
  const { store } = STORED_KEYS[owner];
  DRAFT_NAMES.filter((name) => DRAFT_KEYS[name].store === store).forEach(removeStored);
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
