import { createMessageFactory, type MessageFactory, type Messages } from '@figura/messages';

/** `t` makes messages; the edge that answers a request or sends a mail knows the language. */
export function translator<const M extends Messages>(messages: M): MessageFactory<M> {
  return createMessageFactory(messages);
}
