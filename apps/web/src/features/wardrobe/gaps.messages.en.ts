export default {
  gaps: {
    title: 'What would open the most',
    lead: 'One more piece, counted against what you own.',
    opens: '{count, plural, one {would open one outfit} other {would open # outfits}}',
  },
} as const;
