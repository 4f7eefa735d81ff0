export const quotas = {
  checksUsed: 'Du hast deine {checks} kostenlosen Checks dieser Woche verbraucht. Am Montag gibt es neue.',
  outfitsUsed:
    'Du hast deine kostenlosen Outfits dieser Woche verbraucht. Sie bleiben unter deiner Anfrage, und am Montag gibt es neue.',
};
