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
export const contact: LegalBlock = { kind: 'contact' };
