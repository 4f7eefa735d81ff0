import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { countUnsent } from './count-unsent';
import { UnsentWarning } from './unsent-warning';

interface Leave {
  leave: () => Promise<void>;
  warning: ReactNode;
}

export function useLeave(): Leave {
  const { signOut } = useSession();
  const [unsent, setUnsent] = useState<number | null>(0);
  const leave = async () => {
    const waiting = await countUnsent();
    if (waiting === 0) signOut();
    else setUnsent(waiting);
  };
  return {
    leave,
    warning:
      unsent === 0 ? null : <UnsentWarning count={unsent} onStay={() => setUnsent(0)} onLeave={signOut} />,
  };
}
