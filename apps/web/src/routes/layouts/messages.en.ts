import { translator } from '../../lib/messages/translator';

export const shell = translator({
  skipToContent: 'Skip to content',
  loading: 'Loading…',
});

export const router = translator({
  loading: 'Loading…',
});
