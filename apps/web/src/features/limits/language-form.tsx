import { LOCALES } from '@figura/contracts';
import type { Locale, User } from '@figura/contracts';
import { removeStored } from '../../lib/browser/stored-keys';
import { usePreferences } from '../../lib/session/use-preferences';
import { FailureAlert } from '../../ui/feedback/failure';
import { SelectField } from '../../ui/forms/select-field';
import { languageForm as t } from './language.messages.en';

const BROWSER = 'browser';
const OPTIONS = [
  { value: BROWSER, label: t('browser') },
  ...LOCALES.map((value) => ({ value, label: t(`locale.${value}`) })),
];

/** The page loads once more where its language changes (`useAccountLanguage`). */
export function LanguageForm({ user }: { user: User }) {
  const { error, choose } = usePreferences(user);
  return (
    <>
      <SelectField
        id="locale"
        label={t('label')}
        options={OPTIONS}
        value={user.preferences.locale ?? BROWSER}
        onChange={({ target: { value } }) => {
          if (value === BROWSER) removeStored('language');
          choose({ locale: value === BROWSER ? null : (value as Locale) });
        }}
      />
      <FailureAlert error={error} what={t('failure')} />
    </>
  );
}
