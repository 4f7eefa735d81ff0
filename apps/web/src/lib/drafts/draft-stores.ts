import {
  DRAFT_KEYS,
  STORED_KEYS,
  readStored,
  removeParkedKeys,
  removePersonalCache,
  removePersonalStores,
  removeSessionKeys,
  removeStored,
  writeStored,
} from '../browser/stored-keys';

export type DraftName = keyof typeof DRAFT_KEYS;

const DRAFT_NAMES = Object.keys(DRAFT_KEYS) as DraftName[];
/** Where it is noted whose drafts are in the browser and whose are in this tab, and where they wait for their user. */
const AREAS = [
  { owner: 'draftsOwner', parked: 'parkedDrafts' },
  { owner: 'tabDraftsOwner', parked: 'tabParkedDrafts' },
] as const;
type Area = (typeof AREAS)[number];

interface ParkedDrafts {
  userId: string;
  /** The stored text of each. */
  drafts: Partial<Record<DraftName, string>>;
}

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
  noteOwner();
  // First, since other tabs read from it how the session ended.
  removeParkedKeys();
  removeSessionKeys();
  removePersonalStores();
  notify();
}

/**
 * Forgets what belongs to a session that ended by itself, but for what was typed and what waits to be sent: both wait for
 * the same user, and nobody else sees them.
 */
export function parkSessionData(): void {
  noteOwner();
  for (const { owner, parked } of AREAS) {
    const userId = readStored(owner);
    if (userId === null) continue;
    const drafts: ParkedDrafts['drafts'] = {};
    for (const name of findDraftNames(owner)) {
      const text = readStored(name);
      if (text !== null) drafts[name] = text;
    }
    writeStored(parked, JSON.stringify({ userId, drafts } satisfies ParkedDrafts));
  }
  removeSessionKeys();
  removePersonalCache();
  notify();
}

/** Does for this tab what another one has done when the session ended there: on purpose, or by itself. */
export function followSessionEnd(): void {
  if (readStored('parkedDrafts') === null) clearSessionData();
  else parkSessionData();
}

function noteOwner(): void {
  lastOwner = readStored('tabDraftsOwner') ?? readStored('draftsOwner') ?? lastOwner;
}

/** Whether a session of somebody else ended since this page was loaded. */
export function wasOfSomebodyElse(userId: string): boolean {
  return lastOwner !== null && lastOwner !== userId;
}

/** Whether what a user did without a network may be kept here: it is theirs to send, now or when they are back. */
export function isOwnerOfWork(userId: string): boolean {
  return readStored('draftsOwner') === userId || readParked('parkedDrafts')?.userId === userId;
}

/** Binds the drafts to an account, with those that were parked for it; those of another account are forgotten first. */
export function claimDrafts(userId: string): void {
  for (const { owner, parked } of AREAS) {
    const claimed = readStored(owner);
    if (claimed !== null && claimed !== userId) findDraftNames(owner).forEach(removeStored);
    const waiting = readParked(parked);
    if (waiting?.userId === userId) restoreDrafts(waiting);
    removeStored(parked);
    // What another account was answered is not shown to this one either, and what it did is not sent.
    const others = [claimed, waiting?.userId ?? null].filter((id) => id !== null && id !== userId);
    if (owner === 'draftsOwner' && others.length > 0) removePersonalStores();
    writeStored(owner, userId);
  }
  notify();
}

function findDraftNames(owner: Area['owner']): DraftName[] {
  const { store } = STORED_KEYS[owner];
  return DRAFT_NAMES.filter((name) => DRAFT_KEYS[name].store === store);
}

/** What was typed since the session ended stays. */
function restoreDrafts({ drafts }: ParkedDrafts): void {
  for (const name of DRAFT_NAMES) {
    const text = drafts[name];
    if (text !== undefined && readStored(name) === null) writeStored(name, text);
  }
}

/** Null for what is missing or was not written by this app; each draft is checked when it is read. */
function readParked(key: Area['parked']): ParkedDrafts | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const { userId, drafts } = JSON.parse(text) as Record<string, unknown>;
    if (typeof userId !== 'string' || typeof drafts !== 'object' || drafts === null) return null;
    const texts = Object.entries(drafts).filter((entry) => typeof entry[1] === 'string');
    return { userId, drafts: Object.fromEntries(texts) };
  } catch {
    return null;
  }
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
