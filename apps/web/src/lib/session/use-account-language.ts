import { LANGUAGE_COOKIE, type User } from '@figura/contracts';
import { chooseLanguage, LANGUAGES } from '@figura/messages';
import { useEffect } from 'react';
import { reloadPage } from '../browser/redirect';
import { getPageLanguage } from '../messages/page-language';

const YEAR_SECONDS = 31_536_000;

/** The account's language comes before the browser's: the page is loaded once more where they differ. */
export function useAccountLanguage(user: User | null): void {
  const locale = user?.preferences.locale ?? null;
  useEffect(() => {
    if (locale === null) return;
    const language = chooseLanguage([locale], LANGUAGES);
    const cookie = `${LANGUAGE_COOKIE}=${language}`;
    // Known already: the server has no pages in this language.
    if (language === getPageLanguage() || document.cookie.split('; ').includes(cookie)) return;
    document.cookie = `${cookie}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    reloadPage();
  }, [locale]);
}
