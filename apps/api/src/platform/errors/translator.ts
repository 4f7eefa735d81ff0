import { createTranslator, type Messages, type Translator } from '@figura/messages';

/** Gives the sentences of a domain: `const t = translator(messages.errors)`, then `t('tooManyOutfits', { max })`. */
export function translator<const M extends Messages>(messages: M): Translator<M, string> {
  return createTranslator(messages, (parts: string[]) => parts.join(''));
}
