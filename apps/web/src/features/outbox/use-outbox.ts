import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isPublicQuery } from '../../lib/api/use-query';
import { sendWaiting, subscribeToOutbox } from '../../lib/outbox/outbox';
import { isToBeSent, waitingWrites } from '../../lib/outbox/waiting-writes';
import type { WaitingWrite } from '../../lib/outbox/write';

/** In milliseconds. A browser does not always tell that its network is back. */
const TRY_AGAIN_MS = 30_000;

/** What waits of the user, oldest first. It is sent when there may be a network, and what is on screen is read anew then. */
export function useOutbox(userId: string | undefined): readonly WaitingWrite[] {
  const [writes, setWrites] = useState<readonly WaitingWrite[]>([]);
  const { mutate } = useSWRConfig();

  useEffect(() => {
    let count = 0;
    const read = async () => {
      const now = await waitingWrites();
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
    const attempt = () => {
      if (!document.hidden) void sendWaiting();
    };
    attempt();
    const timer = setInterval(attempt, TRY_AGAIN_MS);
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, [isWaiting]);

  return userId === undefined ? [] : writes;
}
