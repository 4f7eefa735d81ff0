/**
 * Whether one of the texts contains what was asked for, letter by letter: without regard to case, to spaces around it
 * and to the form of an apostrophe. Nothing asked for is in every text.
 */
export function containsText(query: string, texts: readonly string[]): boolean {
  const sought = plain(query.trim());
  return texts.some((text) => plain(text).includes(sought));
}

function plain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase();
}
