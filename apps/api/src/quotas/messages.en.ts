import { translator } from '../platform/errors/translator';

export const quotas = translator({
  checksUsed: 'You have used your {checks} free checks this week. You get new ones on Monday.',
  outfitsUsed:
    'You have used your free outfits this week. They stay under the question you asked, and you get new ones on Monday.',
});
