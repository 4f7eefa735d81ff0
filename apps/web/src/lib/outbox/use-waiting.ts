import { useEffect, useState } from 'react';
import { followWaitingWrites } from './outbox';
import { isToBeSent } from './waiting-writes';
import type { Write } from './write';

export function useWaiting(): readonly Write[] {
  const [writes, setWrites] = useState<readonly Write[]>([]);
  useEffect(() => followWaitingWrites((all) => setWrites(all.filter(isToBeSent))), []);
  return writes;
}
