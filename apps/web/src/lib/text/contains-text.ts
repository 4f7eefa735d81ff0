/** Ignores case, outer spaces, and apostrophe style. An empty query matches all. */
export function doesContainText(query: string, texts: readonly string[]): boolean {
  const sought = getPlain(query.trim());
  return texts.some((text) => getPlain(text).includes(sought));
}

function getPlain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase();
}
