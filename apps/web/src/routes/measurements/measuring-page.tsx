import type { User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { HiddenNumbers } from '../../ui/feedback/hidden-numbers';
import { Page } from '../../ui/layout/layout';

export function MeasuringPage({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  useTitle(title);
  const { user } = useSession();
  return (
    <Page>
      {user && (
        <HiddenNumbers hidden={user.preferences.hideNumbers && user.measurements !== null} title={title}>
          {children(user)}
        </HiddenNumbers>
      )}
    </Page>
  );
}
