import type { User } from '@figura/contracts';
import { usePreferences } from '../../lib/session/use-preferences';
import { translator } from '../../lib/messages/translator';
import { FailureAlert } from '../../ui/feedback/failure';
import messages from './messages.en';
import { PresentationField } from './presentation-field';

const t = translator(messages.presentationField);

export function PresentationForm({ user }: { user: User }) {
  const { error, choose } = usePreferences(user);
  return (
    <>
      <PresentationField
        value={user.preferences.presentation}
        onChange={(presentation) => choose({ presentation })}
      />
      <FailureAlert error={error} what={t('failure')} />
    </>
  );
}
