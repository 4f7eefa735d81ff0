import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.listText);

/**
 * Things in words, such as `A1, B1, and C1`. Without the browser's formatter, which takes a slow phone 40 ms to set up, while
 * it renders a screen.
 */
export function listText(things: readonly string[]): string {
  const [last, ...before] = things.toReversed();
  if (last === undefined || before.length === 0) return things.join('');
  return t(before.length === 1 ? 'two' : 'more', { before: before.toReversed().join(', '), last });
}
