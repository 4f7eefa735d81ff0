import { translator } from '../../lib/messages/translator';

export const undo = translator({
  takenOut:
    '{count, plural, one {One piece was taken out.} other {# pieces were taken out.}} You can undo this for 30 days.',
  takenOutMany:
    '{count, number} pieces were taken out. The last {kept, number} of them can be put back for 30 days.',
  added: '{count, plural, one {One piece was added.} other {# pieces were added.}}',
  undo: 'Undo',
  failure: 'This could not be undone just now.',
});
