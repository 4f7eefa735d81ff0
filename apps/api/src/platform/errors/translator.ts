import { createTranslator, type Messages, type Translator } from '@figura/messages';

export function translator<const M extends Messages>(messages: M): Translator<M, string> {
  return createTranslator(messages, (parts: string[]) => parts.join(''));
}
