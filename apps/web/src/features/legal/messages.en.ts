export default {
  legalText: {
    contents: 'Contents',
    legalNotes: 'Legal notes',
  },
  legalPage: {
    loading: 'Loading the policy…',
    loadingTerms: 'Loading the terms…',
    back: 'Back',
    lastUpdated: 'Last updated <time>{lastUpdated}</time>',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
  },
  terms: {
    title: 'Terms of Sale',
  },
} as const;
