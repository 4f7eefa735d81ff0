import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isPublicQuery } from '../../lib/api/use-query';
import { onContact } from '../../lib/browser/on-contact';
import { followWaitingWrites, sendWaiting } from '../../lib/outbox/outbox';
import { isToBeSent } from '../../lib/outbox/waiting-writes';
import type { WaitingWrite } from '../../lib/outbox/write';

export function useOutbox(userId: string | undefined): readonly WaitingWrite[] {
  const [writes, setWrites] = useState<readonly WaitingWrite[]>([]);
  const { mutate } = useSWRConfig();

  const unsent = useRef(0);

  useEffect(
    () =>
      followWaitingWrites((now) => {
        const count = now.filter(isToBeSent).length;
        const isLess = count < unsent.current;
        unsent.current = count;
        setWrites(now);
        if (isLess) void mutate((key) => !isPublicQuery(key));
      }),
    [userId, mutate],
  );

  const isWaiting = writes.some(isToBeSent);
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onContact(() => void sendWaiting());
  }, [isWaiting]);

  return userId === undefined ? [] : writes;
}
