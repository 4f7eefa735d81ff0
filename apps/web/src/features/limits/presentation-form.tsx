import type { User } from '@figura/contracts';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import { PresentationField } from './presentation-field';

export function PresentationForm({ user }: { user: User }) {
  const { error, choose } = usePreferences(user);
  return (
    <>
      <PresentationField
        value={user.preferences.presentation}
        onChange={(presentation) => choose({ presentation })}
      />
      <FailureAlert error={error} />
    </>
  );
}
