import { translator } from '../../lib/messages/translator';

export const evidenceNote = translator({
  'note.tested': 'Tested in studies.',
  'note.extrapolated': 'Based on a test of something similar.',
  'note.contested': 'Sources differ on this one.',
});

export const howWeKnow = translator({
  link: 'How we know',
});
