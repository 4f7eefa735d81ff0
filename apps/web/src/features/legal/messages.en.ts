export default {
  legalText: {
    contents: 'Contents',
    legalNotes: 'Legal notes',
  },
  legalPage: {
    back: 'Back',
    lastUpdated: 'Last updated <time>{lastUpdated}</time>',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
  },
} as const;
