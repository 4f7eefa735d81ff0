import { useEffect, useState } from 'react';
import { unsentWrites } from '../../lib/outbox/waiting-writes';
import type { Write } from '../../lib/outbox/write';

/** What waits to be sent, oldest first, without what was refused; nothing until it is read. */
export function useWaiting(): readonly Write[] {
  const [writes, setWrites] = useState<readonly Write[]>([]);
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    void import('../../lib/outbox/outbox')
      .then(({ subscribeToOutbox }) => {
        if (isOver) return;
        const read = async () => setWrites(await unsentWrites());
        void read();
        stop = subscribeToOutbox(() => void read());
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return writes;
}
