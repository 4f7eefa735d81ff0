import type { DraftName } from './draft-stores';
import { readDraftText, storeDraft } from './draft-stores';
import { parsers } from './draft-parsers';
import type { Drafts, EditDraft, EditDrafts, Edits } from './draft-types';

/** The stored text and what it was read as, so that an unchanged draft is the same object each time. */
const lastRead = new Map<DraftName, { text: string | null; value: Drafts[DraftName] }>();

/** What is kept under a name, checked; anything malformed reads as missing. Unchanged drafts are the same object. */
export function readDraft<Name extends DraftName>(name: Name): Drafts[Name] {
  const text = readDraftText(name);
  const known = lastRead.get(name);
  if (known && known.text === text) return known.value as Drafts[Name];
  const value = parsers[name](parseJson(text));
  lastRead.set(name, { text, value });
  return value;
}

const missing = new Map<DraftName, Drafts[DraftName]>();

/** What a draft reads as where nothing is kept: in static HTML, and while it comes alive. The same object each time. */
export function createMissingDraft<Name extends DraftName>(name: Name): Drafts[Name] {
  if (!missing.has(name)) missing.set(name, parsers[name](null));
  return missing.get(name) as Drafts[Name];
}

/** Keeps a value under a name until it is cleared, the session ends, or another account signs in. */
export function writeDraft<Name extends DraftName>(name: Name, value: NonNullable<Drafts[Name]>): void {
  storeDraft(name, JSON.stringify(value));
}

/** The changes that are kept under a name, or null when the stored values are no longer the ones they were made from. */
export function readEdit<Name extends keyof Edits>(name: Name, stored: unknown): Edits[Name] | null {
  const draft = readDraft(name) as EditDrafts[Name];
  return draft?.from === JSON.stringify(stored) ? draft.changes : null;
}

/** Keeps changes to these stored values. */
export function writeEdit<Name extends keyof Edits>(name: Name, stored: unknown, changes: Edits[Name]): void {
  const draft: EditDraft<Edits[Name]> = { from: JSON.stringify(stored), changes };
  storeDraft(name, JSON.stringify(draft));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
