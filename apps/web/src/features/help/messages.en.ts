export default {
  helpPage: {
    backToHome: 'Back to Home',
    picture: 'A figure with a tape from the crown of the head to the chest',
  },
  faqGroups: {
    askedMost: 'Asked most often',
    more: '{count, plural, one {# more question} other {# more questions}}',
  },
  questions: {
    all: 'All',
    search: 'Search',
    placeholder: 'Search for help articles...',
    categories: 'Categories',
    found: '{count} article(s) found',
    noneFound: 'No results found',
    aboutNoneFound: 'Try fewer or different words, or search all categories.',
  },
  help: {
    title: 'Help Center',
  },
} as const;
