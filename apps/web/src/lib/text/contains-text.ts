/** Ignores case, outer spaces, and apostrophe style. An empty query matches all. */
export function doesContainText(query: string, texts: readonly string[]): boolean {
  const sought = toPlainText(query.trim());
  return texts.some((text) => toPlainText(text).includes(sought));
}

function toPlainText(text: string): string {
  return text.replaceAll('’', "'").toLowerCase();
}
