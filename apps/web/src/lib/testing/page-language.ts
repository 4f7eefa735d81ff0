import type { Language } from '@figura/messages';

export function usePageLanguage(language: Language): void {
  Object.assign(globalThis, { LANGUAGE_OF_THE_APP: language });
}

afterEach(() => usePageLanguage('en'));
