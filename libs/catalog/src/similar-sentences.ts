/** Words in a row that are compared. Fewer would find phrases that the language offers; more would miss a changed word. */
const WINDOW = 5;
/**
 * Share of the shorter sentence's windows that the other may have in common. One word changed in a sentence of 20 leaves
 * two thirds of them; sentences that were written apart share a sixth at most, in turns such as "at the level of the".
 */
const LIMIT = 0.25;

export interface Sentence {
  /** Where it stands. */
  at: string;
  text: string;
}

/**
 * Pairs of sentences of which one is nearly the other, as `<at> ~ <at>`, in the order of the list. Case and punctuation do
 * not count. Sentences of fewer than five words are compared as a whole.
 */
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
