import { translator } from '../messages/translator';

export const sharePicture = translator({
  mark: 'Figura',
  saved: 'The picture is saved.',
  failure: 'Your browser could not make a picture of it.',
});
