export default {
  evidencePage: {
    picture: 'A shirt with stripes across, of which custom says that it widens',
    otherTests:
      'There are more tests of stripes than these, and they point both ways. <link>A short article</link> lists them, and finds the custom in a Japanese handbook of 1813.',
  },
  studyCard: {
    name: '{authors}, {year}',
    'custom.against': 'Speaks against custom',
    'custom.with': 'Agrees with custom',
    'custom.partly': 'Partly against custom',
    'fact.tested': 'What was tested',
    'fact.people': 'Who looked',
    'fact.size': 'How large',
    'fact.limits': 'What was not tested',
    'fact.use': 'What we make of it',
    facts: 'Who looked, how much, and where it ends',
    read: 'Read the study',
  },
  newTabLink: {
    newTab: '(opens in a new tab)',
  },
  evidence: {
    title: 'How we know',
  },
} as const;
