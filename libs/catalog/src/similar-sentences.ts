/** Consecutive words: fewer match common phrases, more miss a changed word. */
const WINDOW = 5;
/**
 * Allowed share of windows in common. One changed word in 20 leaves two thirds; independent sentences share at
 * most a sixth.
 */
const LIMIT = 0.25;

export interface Sentence {
  at: string;
  text: string;
}

/** Pairs as `<at> ~ <at>`. Ignores case and punctuation; sentences under five words are compared as a whole. */
export function listSimilarSentences(sentences: readonly Sentence[]): string[] {
  const windows = sentences.map(({ text }) => listWindows(text));
  const sentencesWith = new Map<string, number[]>();
  const pairs: string[] = [];
  windows.forEach((own, index) => {
    const shared = new Map<number, number>();
    for (const window of own) {
      const earlier = sentencesWith.get(window) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      sentencesWith.set(window, [...earlier, index]);
    }
    for (const [other, count] of shared) {
      if (count > LIMIT * Math.min(own.size, windows[other]!.size))
        pairs.push(`${sentences[other]!.at} ~ ${sentences[index]!.at}`);
    }
  });
  return pairs;
}

function listWindows(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const windows = new Set<string>();
  for (let start = 0; start === 0 || start + WINDOW <= words.length; start += 1)
    windows.add(words.slice(start, start + WINDOW).join(' '));
  return windows;
}
