import { TRANSLATED_LANGUAGES, type CompiledLanguage } from '@figura/garments';
import { cachedResponse } from '../../../lib/browser/cached-responses';
import { MATERIAL } from './kept-material';

/** The languages beside English that this device keeps: those in which garments were told while there was a network. */
export async function keptLanguages(): Promise<CompiledLanguage[]> {
  const kept = await Promise.all(
    TRANSLATED_LANGUAGES.map(async (language) => {
      const cached = await cachedResponse(`${MATERIAL}/${language}`);
      return cached ? [((await cached.response.json()) as { words: CompiledLanguage }).words] : [];
    }),
  );
  return kept.flat();
}
