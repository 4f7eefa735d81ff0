import { createMessageFactory, type MessageFactory, type Messages } from '@figura/messages';

/** Creates messages; whoever responds or sends an email picks the language. */
export function translator<const M extends Messages>(messages: M): MessageFactory<M> {
  return createMessageFactory(messages);
}
