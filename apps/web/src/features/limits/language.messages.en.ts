import { translator } from '../../lib/messages/translator';

export const languageForm = translator({
  label: 'Language of pages and emails',
  browser: 'As my browser',
  'locale.en-US': 'English (United States)',
  'locale.en-GB': 'English (United Kingdom)',
  'locale.de-DE': 'Deutsch',
  failure: 'Your language could not be saved just now.',
});
