import { translator } from '../../lib/messages/translator';

export const helpPage = translator({
  backToHome: 'Back to Home',
  picture: 'A figure with a tape from the crown of the head to the chest',
});

export const faqGroups = translator({
  askedMost: 'Asked most often',
  more: '{count, plural, one {# more question} other {# more questions}}',
});

export const questions = translator({
  all: 'All',
  search: 'Search',
  placeholder: 'Search for help articles...',
  categories: 'Categories',
  found: '{count} article(s) found',
  noneFound: 'No results found',
  aboutNoneFound: 'Try fewer or different words, or search all categories.',
});

export const help = translator({
  title: 'Help Center',
});
