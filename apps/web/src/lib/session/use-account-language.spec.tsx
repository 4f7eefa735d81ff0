import { PSEUDO_LANGUAGE } from '@figura/messages';
import { loadInstead } from '../browser/redirect';
import { createUser } from '../testing/a-user';
import { usePageLanguage } from '../testing/page-language';
import { renderApp } from '../testing/render-app';

jest.mock('../browser/redirect', () => ({ loadInstead: jest.fn() }));

const openAs = (locale: 'en-GB' | null) => {
  const user = createUser();
  return renderApp(<p>here</p>, { user: { ...user, preferences: { ...user.preferences, locale } } });
};

beforeEach(() => jest.mocked(loadInstead).mockClear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('a page in the account’s language, or without a preference, stays', () => {
  openAs('en-GB');
  usePageLanguage(PSEUDO_LANGUAGE);
  openAs(null);
  expect(loadInstead).not.toHaveBeenCalled();
});

it('a page in another language is reloaded exactly once', () => {
  usePageLanguage(PSEUDO_LANGUAGE);
  openAs('en-GB').unmount();
  expect(loadInstead).toHaveBeenCalledWith('http://localhost/?lang=en');
  window.history.replaceState(null, '', '/?lang=en');
  openAs('en-GB');
  expect(loadInstead).toHaveBeenCalledTimes(1);
});
