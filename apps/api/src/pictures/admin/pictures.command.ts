import { Command, Option, SubCommand } from 'nest-commander';
import { ActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup } from '../../platform/command-line/admin-command';
import { ValidationError } from '../../platform/errors/domain-error';
import { COMMANDS } from '../../platform/command-line/commands';
import type { Place } from '../picture-documents.repository';
import { PictureMover, type MovedPictures } from './picture-mover.service';

interface MoveCommandOptions extends ActOptions {
  to?: Place;
}

@SubCommand({
  name: 'move',
  description:
    'Move all pictures to the bucket, or back. Safe while Figura runs; repeat after an interruption',
})
class MovePicturesCommand extends ActCommand {
  constructor(private readonly mover: PictureMover) {
    super();
  }

  @Option({ flags: '--to <place>', description: 'bucket (default) or database' })
  parseTo(text: string): Place {
    if (text !== 'bucket' && text !== 'database')
      throw new ValidationError(['--to is "bucket" or "database".']);
    return text;
  }

  async run(_inputs: string[], { to = 'bucket', dryRun = false, json }: MoveCommandOptions): Promise<void> {
    const collections = await this.mover.move({
      to,
      dryRun,
      onProgress: (collection, done, total) =>
        this.printProgress(`${collection}: ${done} of ${total} pictures`, json),
    });
    if (collections.some(({ missing }) => missing > 0)) process.exitCode = 1;
    this.printResult({ to, dryRun, collections }, describe(collections, to, dryRun), json);
  }
}

function describe(collections: readonly MovedPictures[], to: Place, dryRun: boolean): string {
  const lines = collections.map(({ collection, moved, missing }) => {
    const lost = missing > 0 ? `, ${missing} not in the bucket` : '';
    return `  ${collection}: ${moved}${lost}`;
  });
  return [`${dryRun ? 'Would move' : 'Moved'} to the ${to}:`, ...lines].join('\n');
}

@Command({
  name: 'pictures',
  description: COMMANDS.pictures,
  subCommands: [MovePicturesCommand],
})
export class PicturesCommand extends CommandGroup {}
