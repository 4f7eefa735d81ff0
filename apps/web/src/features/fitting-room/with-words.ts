/** A text with other words in the place of some; at its end where these do not stand in it as they are. */
export function withWords(text: string, words: string, others: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? `${text}, ${others}` : text.slice(0, at) + others + text.slice(at + words.length);
}
