import { useEffect, useState } from 'react';
import { subscribeToOutbox } from './outbox';
import { listUnsentWrites } from './waiting-writes';
import type { Write } from './write';

export function useWaiting(): readonly Write[] {
  const [writes, setWrites] = useState<readonly Write[]>([]);
  useEffect(() => {
    const read = async () => setWrites(await listUnsentWrites());
    void read();
    return subscribeToOutbox(() => void read());
  }, []);
  return writes;
}
