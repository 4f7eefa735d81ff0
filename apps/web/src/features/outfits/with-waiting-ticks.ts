import type { PackingList } from '@figura/contracts';
import type { Write } from '../../lib/outbox/write';
import { getKey } from './piece-key';

interface Init {
  params?: { path?: { id?: string; piece?: string } };
}

export function withWaitingTicks(list: PackingList, writes: readonly Write[]): PackingList {
  const ticks = new Map<string, boolean>();
  for (const { method, path, init } of writes) {
    const { id, piece } = (init as Init).params?.path ?? {};
    if (path === '/packing-lists/{id}/packed/{piece}' && id === list.id && piece !== undefined)
      ticks.set(piece, method === 'PUT');
  }
  if (ticks.size === 0) return list;
  const pieces = list.pieces.map((piece) => ({ ...piece, packed: ticks.get(getKey(piece)) ?? piece.packed }));
  return { ...list, pieces };
}
