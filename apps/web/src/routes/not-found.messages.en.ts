import { translator } from '../lib/messages/translator';

export const notFound = translator({
  title: 'Page not found',
  heading: 'This page is not in our pattern book',
  lead: 'The address may have a slip in it, or the page may have moved.',
  caption: 'Measure twice, type once.',
  toDashboard: 'Go to your dashboard',
  toFrontPage: 'Go to the front page',
});
