import { Command, SubCommand } from 'nest-commander';
import { openInput } from '../../platform/command-line/input-file';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { readOutfits } from './outfit-lines';
import { createOutfitScorer } from './outfit-scorer';
import { COMMANDS } from '../../platform/command-line/commands';

interface ScoreOptions {
  json?: boolean;
}

@SubCommand({
  name: 'score',
  arguments: '<file>',
  description: 'Score outfits from lines of {"id", "pieces": [words]}; - reads standard input',
})
class ScoreOutfitsCommand extends JsonCommand {
  async run([file = '']: string[], { json }: ScoreOptions): Promise<void> {
    // Compiled for the first outfit, so that wrong input is refused at once.
    let score: ReturnType<typeof createOutfitScorer> | undefined;
    for await (const { id, pieces } of readOutfits(openInput(file))) {
      score ??= createOutfitScorer();
      const scored = { id, ...score(pieces) };
      this.printResult(scored, `${id}\t${scored.score}\t${scored.read} of ${pieces.length} understood`, json);
    }
  }
}

@Command({
  name: 'outfits',
  description: COMMANDS.outfits,
  subCommands: [ScoreOutfitsCommand],
})
export class OutfitsCommand extends CommandGroup {}
