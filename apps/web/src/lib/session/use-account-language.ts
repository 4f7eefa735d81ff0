import type { User } from '@figura/contracts';
import { chooseLanguage, LANGUAGES } from '@figura/messages';
import { useEffect } from 'react';
import { loadInstead } from '../browser/redirect';
import { LANGUAGE_PARAMETER } from '../messages/language-address';
import { getPageLanguage } from '../messages/page-language';

/** The account's language comes before the browser's: the page is loaded once more where they differ. */
export function useAccountLanguage(user: User | null): void {
  const locale = user?.preferences.locale ?? null;
  useEffect(() => {
    if (locale === null) return;
    const language = chooseLanguage([locale], LANGUAGES);
    const url = new URL(window.location.href);
    if (language === getPageLanguage() || url.searchParams.get(LANGUAGE_PARAMETER) === language) return;
    url.searchParams.set(LANGUAGE_PARAMETER, language);
    loadInstead(url.href);
  }, [locale]);
}
