import { PictureMover } from './picture-mover.service';
import { MovePicturesCommand, PicturesCommand } from './pictures.command';
import { PicturesExamination } from './pictures-examination';

export const PICTURES_ADMIN = [MovePicturesCommand, PictureMover, PicturesCommand, PicturesExamination];
