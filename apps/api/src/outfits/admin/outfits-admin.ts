import { OutfitsCommand, ScoreOutfitsCommand } from './outfits.command';

/** What the command line needs of it. */
export const OUTFITS_ADMIN = [OutfitsCommand, ScoreOutfitsCommand];
