import { translator } from '../../lib/messages/translator';

export const labels = translator({
  wordmark: 'Figura',
  newTab: ' (opens in a new tab)',
});

export const findAlike = translator({
  heading: 'Find one like this',
  copy: 'Copy the words',
  copied: 'Copied.',
  failed: 'Your browser did not allow it. Select the words and copy them yourself.',
  searches: 'Searches in shops',
  search: 'Search',
  newTab: ' (opens in a new tab)',
});
