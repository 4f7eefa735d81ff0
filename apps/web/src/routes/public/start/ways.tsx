import { WithTape } from './with-tape';
import { WithoutTape } from './without-tape';

export type Way = 'tape' | 'answers';

/** The two ways to a body type, in one chunk: who takes one often tries the other. */
export default function Ways({ way }: { way: Way }) {
  return way === 'tape' ? <WithTape /> : <WithoutTape />;
}
