import type { Call, GetPath } from '../../lib/api/use-query';
import { preloadQuery } from '../../lib/api/use-query';
import { tokens } from '../../lib/session/tokens';
import { startDrawing } from './drawings';

/** For a route's module: asks in parallel with the session, because a figure is the most important content. */
export function preloadDressed<P extends GetPath>(call: Call<P>): void {
  if (!tokens.present()) return;
  startDrawing();
  preloadQuery(call);
}
