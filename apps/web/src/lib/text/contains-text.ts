/**
 * Whether one of the texts contains what was asked for, letter by letter: without regard to case, to spaces around it
 * and to the form of an apostrophe. Nothing asked for is in every text.
 */
export function doesContainText(query: string, texts: readonly string[]): boolean {
  const sought = getPlain(query.trim());
  return texts.some((text) => getPlain(text).includes(sought));
}

function getPlain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase();
}
