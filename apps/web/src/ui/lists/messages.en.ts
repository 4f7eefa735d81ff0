import { translator } from '../../lib/messages/translator';

export const cautions = translator({
  title: 'What to Consider',
  more: '{count, plural, one {One more point} other {# more points}}',
});
