import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isPublicQuery } from '../../lib/api/use-query';
import { onContact } from '../../lib/browser/on-contact';
import { sendWaiting, subscribeToOutbox } from '../../lib/outbox/outbox';
import { isToBeSent, listWaitingWrites } from '../../lib/outbox/waiting-writes';
import type { WaitingWrite } from '../../lib/outbox/write';

export function useOutbox(userId: string | undefined): readonly WaitingWrite[] {
  const [writes, setWrites] = useState<readonly WaitingWrite[]>([]);
  const { mutate } = useSWRConfig();

  useEffect(() => {
    let count = 0;
    const read = async () => {
      const now = await listWaitingWrites();
      const isLess = now.filter(isToBeSent).length < count;
      count = now.filter(isToBeSent).length;
      setWrites(now);
      if (isLess) await mutate((key) => !isPublicQuery(key));
    };
    const follow = () => void read();
    follow();
    return subscribeToOutbox(follow);
  }, [userId, mutate]);

  const isWaiting = writes.some(isToBeSent);
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onContact(() => void sendWaiting());
  }, [isWaiting]);

  return userId === undefined ? [] : writes;
}
