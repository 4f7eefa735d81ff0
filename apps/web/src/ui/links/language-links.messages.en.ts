import { translator } from '../../lib/messages/translator';

export const languageLinks = translator({
  label: 'Language',
});
