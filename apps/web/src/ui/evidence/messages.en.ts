export default {
  evidenceNote: {
    'note.tested': 'Tested in studies.',
    'note.extrapolated': 'Based on a test of something similar.',
    'note.contested': 'Sources differ on this one.',
  },
  howWeKnow: {
    link: 'How we know',
  },
} as const;
