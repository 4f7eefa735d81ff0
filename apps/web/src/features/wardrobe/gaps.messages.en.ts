export default {
  gaps: {
    title: 'What would open the most',
    lead: 'One more piece, counted against what you own.',
    opens: '{count, plural, one {would open one outfit} other {would open # outfits}}',
    find: 'Find one like this',
    check: 'Try it in the fitting room',
  },
} as const;
