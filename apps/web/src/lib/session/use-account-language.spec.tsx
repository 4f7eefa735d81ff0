import { PSEUDO_LANGUAGE } from '@figura/messages';
import { waitFor } from '@testing-library/react';
import { reloadPage } from '../browser/redirect';
import { createUser } from '../testing/a-user';
import { renderApp } from '../testing/render-app';
import { usePageLanguage } from '../testing/page-language';

jest.mock('../browser/redirect', () => ({ reloadPage: jest.fn() }));

const reload = jest.mocked(reloadPage);
const openAs = (locale: 'en-GB' | null) => {
  const user = createUser();
  return renderApp(<p>here</p>, { user: { ...user, preferences: { ...user.preferences, locale } } });
};

afterEach(() => {
  reload.mockClear();
  document.cookie = 'language=; max-age=0';
});

it('a page in the language of the account, or of no choice, stays', () => {
  openAs('en-GB');
  usePageLanguage(PSEUDO_LANGUAGE);
  openAs(null);
  expect(reload).not.toHaveBeenCalled();
});

it('a page in another language is loaded once more, and only once', async () => {
  usePageLanguage(PSEUDO_LANGUAGE);
  openAs('en-GB').unmount();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(document.cookie).toContain('language=en');
  openAs('en-GB');
  expect(reload).toHaveBeenCalledTimes(1);
});
