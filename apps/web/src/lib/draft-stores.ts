import type { KeyValueStore } from './storage';
import { localStore, sessionStore } from './storage';

/** Where each draft is kept: for this browser, or for this tab. */
export const draftStores = {
  introVerticalMeasurements: localStore,
  introHorizontalMeasurements: localStore,
  introSelfAnalysis: localStore,
  verticalMeasurements: localStore,
  horizontalMeasurements: localStore,
  verticalBodyType: localStore,
  horizontalBodyType: localStore,
  combinedBodyType: localStore,
  profileMeasurements: localStore,
  bodyPreferences: localStore,
  measurementsBefore: localStore,
  couponCode: sessionStore,
  editBodyPreferences: sessionStore,
  testSelfAnalysis: sessionStore,
} as const satisfies Record<string, KeyValueStore>;

export type DraftName = keyof typeof draftStores;

const DRAFT_NAMES = Object.keys(draftStores) as DraftName[];
/** Whose drafts these are: a user's id. */
const OWNER_KEY = 'draftsOwner';

const listeners = new Set<() => void>();

/** Keeps the text of a draft. */
export function storeDraft(name: DraftName, text: string): void {
  draftStores[name].set(name, text);
  tell();
}

/** Forgets one draft. */
export function clearDraft(name: DraftName): void {
  draftStores[name].remove(name);
  tell();
}

/** Forgets every draft and whose they were. */
export function clearAllDrafts(): void {
  forget(localStore);
  forget(sessionStore);
  tell();
}

/** Binds the drafts to an account; those of another account are forgotten first. */
export function claimDrafts(userId: string): void {
  for (const store of [localStore, sessionStore]) {
    const owner = store.get(OWNER_KEY);
    if (owner === userId) continue;
    if (owner !== null) forget(store);
    store.set(OWNER_KEY, userId);
  }
  tell();
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

function forget(store: KeyValueStore): void {
  store.remove(OWNER_KEY);
  DRAFT_NAMES.filter((name) => draftStores[name] === store).forEach((name) => store.remove(name));
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
