import { translator } from '../../platform/errors/translator';

export const errors = translator({
  feedHeld: 'Another process is fetching the feed of {name} at this moment.',
});
