/** A paragraph, the way to reach a person, or a list whose entries may start with the term that they are about. */
export type LegalBlock =
  { kind: 'paragraph'; text: string } | { kind: 'contact' } | { kind: 'list'; items: readonly LegalItem[] };

export interface LegalItem {
  term?: string;
  text: string;
}

export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export const createParagraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });
export const list = (...items: LegalItem[]): LegalBlock => ({ kind: 'list', items });
/** The email address that the operator set. */
export const contact: LegalBlock = { kind: 'contact' };
