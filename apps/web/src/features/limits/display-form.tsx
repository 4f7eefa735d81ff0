import { HEMISPHERES } from '@figura/contracts';
import type { Hemisphere, User } from '@figura/contracts';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import { Checkbox } from '../../ui/forms/checkbox';
import { SelectField } from '../../ui/forms/select-field';
import { Stack } from '../../ui/layout/layout';
import { displayForm as t } from './messages.en';
import { MondayPush } from './monday-push';

export function DisplayForm({ user }: { user: User }) {
  const { hideNumbers, hemisphere, mondayMail } = user.preferences;
  const { error, choose } = usePreferences(user);
  return (
    <>
      <SelectField
        id="hemisphere"
        label={t('hemisphere')}
        options={HEMISPHERES.map((value) => ({ value, label: t(`summerIn.${value}`) }))}
        value={hemisphere}
        onChange={({ target: { value } }) => choose({ hemisphere: value as Hemisphere })}
      />
      <Stack gap={1}>
        <Checkbox
          label={t('hideNumbers')}
          checked={hideNumbers}
          onChange={({ target }) => choose({ hideNumbers: target.checked })}
        />
        {user.hasPaid ? (
          <>
            <Checkbox
              label={t('mondayMail')}
              checked={mondayMail}
              onChange={({ target }) => choose({ mondayMail: target.checked })}
            />
            <MondayPush />
          </>
        ) : null}
      </Stack>
      <FailureAlert error={error} />
    </>
  );
}
