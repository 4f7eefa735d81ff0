import { Module } from '@nestjs/common';
import { OutfitsCommand, ScoreOutfitsCommand } from './outfits.command';

@Module({ providers: [OutfitsCommand, ScoreOutfitsCommand] })
export class OutfitsAdminModule {}
