export default {
  gaps: {
    title: 'Was die meisten Outfits brächte',
    lead: 'Ein weiteres Teil, gerechnet mit dem, was du hast.',
    opens: '{count, plural, one {brächte ein Outfit} other {brächte # Outfits}}',
  },
} as const;
