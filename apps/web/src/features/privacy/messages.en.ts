export default {
  policy: {
    contents: 'Contents',
    legalNotes: 'Legal notes',
  },
  privacyPage: {
    loading: 'Loading the policy…',
    back: 'Back',
    lastUpdated: 'Last updated <time>{lastUpdated}</time>',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
  },
} as const;
