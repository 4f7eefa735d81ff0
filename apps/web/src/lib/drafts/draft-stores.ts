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
const OWNER_KEYS = ['draftsOwner', 'tabDraftsOwner'] as const;

const listeners = new Set<() => void>();
let lastOwner: string | null = null;

/** Drafts of an expired session are hidden from other users. */
export function readDraftText(name: DraftName): string | null {
  return readStored('absentOwner') === null ? readStored(name) : null;
}

export function storeDraft(name: DraftName, text: string): void {
  // Typing without a session starts a new draft.
  if (readStored('absentOwner') !== null && DRAFT_KEYS[name].until === 'account') {
    removeDraftsIn('draftsOwner');
    removeStored('absentOwner');
  }
  writeStored(name, text);
  notify();
}

export function clearDraft(name: DraftName): void {
  removeStored(name);
  notify();
}

export function clearSessionData(): void {
  saveOwner();
  removeUserKeys();
  removePersonalStores();
  notify();
}

/** Drafts and unsent writes stay for the same user, hidden from others. */
export function hideSessionData(): void {
  saveOwner();
  const owner = readStored('draftsOwner');
  if (owner !== null) writeStored('absentOwner', owner);
  removeStored('draftsOwner');
  removeSessionKeys();
  removePersonalCache();
  notify();
}

export function followSessionEnd(): void {
  if (readStored('absentOwner') === null) clearSessionData();
  else hideSessionData();
}

function saveOwner(): void {
  lastOwner = readStored('tabDraftsOwner') ?? readStored('draftsOwner') ?? lastOwner;
}

export function wasOfSomebodyElse(userId: string): boolean {
  return lastOwner !== null && lastOwner !== userId;
}

/** Drafts of another account are removed first. */
export function claimDrafts(userId: string): void {
  const absent = readStored('absentOwner');
  removeStored('absentOwner');
  for (const owner of OWNER_KEYS) {
    const claimed = readStored(owner) ?? (owner === 'draftsOwner' ? absent : null);
    if (claimed !== null && claimed !== userId) {
      removeDraftsIn(owner);
      // Cached answers and unsent writes of another account go too.
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
