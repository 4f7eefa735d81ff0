import type { DraftName } from './draft-stores';
import { readDraftText, storeDraft } from './draft-stores';
import type { Parse, SimpleDraftName } from './draft-parsers';
import { parsers } from './draft-parsers';
import type { Drafts, EditDraft, EditDrafts, Edits } from './draft-types';

const lastRead = new Map<DraftName, { text: string | null; value: Drafts[DraftName] }>();

/** Malformed reads as missing; an unchanged draft is the same object. */
export function readParsedDraft<Name extends DraftName>(
  name: Name,
  parse: Parse<Drafts[Name]>,
): Drafts[Name] {
  const text = readDraftText(name);
  const known = lastRead.get(name);
  if (known && known.text === text) return known.value as Drafts[Name];
  const value = parse(parseJson(text));
  lastRead.set(name, { text, value });
  return value;
}

export function readDraft<Name extends SimpleDraftName>(name: Name): Drafts[Name] {
  return readParsedDraft(name, parsers[name]);
}

const missing = new Map<DraftName, Drafts[DraftName]>();

/** The value in static HTML and during hydration; always the same object. */
export function getMissingDraft<Name extends DraftName>(
  name: Name,
  parse: Parse<Drafts[Name]>,
): Drafts[Name] {
  if (!missing.has(name)) missing.set(name, parse(null));
  return missing.get(name) as Drafts[Name];
}

export function writeDraft<Name extends DraftName>(name: Name, value: NonNullable<Drafts[Name]>): void {
  storeDraft(name, JSON.stringify(value));
}

export function readEdit<Name extends keyof Edits>(name: Name, stored: unknown): Edits[Name] | null {
  const draft = readDraft(name) as EditDrafts[Name];
  return draft?.from === JSON.stringify(stored) ? draft.changes : null;
}

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
