import { translator } from '../../lib/messages/translator';

export const contactAddress = translator({
  unknown: 'The address could not be loaded. Reply to any email from us: it reaches a person.',
});
