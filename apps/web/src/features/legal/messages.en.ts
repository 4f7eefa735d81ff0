import { translator } from '../../lib/messages/translator';

export const legalText = translator({
  contents: 'Contents',
  legalNotes: 'Legal notes',
});

export const legalPage = translator({
  back: 'Back',
  lastUpdated: 'Last updated <time>{lastUpdated}</time>',
});

export const privacyPolicy = translator({
  title: 'Privacy Policy',
});
