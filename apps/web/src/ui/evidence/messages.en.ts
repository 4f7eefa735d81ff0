export default {
  evidenceNote: {
    'note.tested': 'Tested in studies.',
    'note.extrapolated': 'Carried over from a test of something close.',
    'note.contested': 'Sources differ on this one.',
  },
  howWeKnow: {
    link: 'How we know',
  },
} as const;
