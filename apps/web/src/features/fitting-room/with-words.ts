export function withWords(text: string, words: string, others: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? `${text}, ${others}` : text.slice(0, at) + others + text.slice(at + words.length);
}
