import { OutfitsCommand, ScoreOutfitsCommand } from './outfits.command';

export const OUTFITS_ADMIN = [OutfitsCommand, ScoreOutfitsCommand];
