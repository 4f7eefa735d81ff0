import { findCachedResponse } from '../../../lib/browser/cached-responses';
import { MATERIAL } from './kept-material';

export async function keepLanguages(languages: readonly string[]): Promise<unknown[]> {
  const kept = await Promise.all(
    languages.map(async (language) => {
      const cached = await findCachedResponse(`${MATERIAL}/${language}`);
      return cached ? [((await cached.response.json()) as { words: unknown }).words] : [];
    }),
  );
  return kept.flat();
}
