import { PictureMover } from './picture-mover.service';
import { PicturesCommand } from './pictures.command';
import { PicturesExamination } from './pictures-examination';

export const PICTURES_ADMIN = [
  PictureMover,
  ...PicturesCommand.registerWithSubCommands(),
  PicturesExamination,
];
