import { translator } from '../../lib/messages/translator';

export const pictureChooser = translator({
  rules: 'PNG, JPEG or WebP, up to {max, number} MB. You choose which part shows.',
});

export const pictureRules = translator({
  type: 'Please choose an image file: PNG, JPEG or WebP',
  heic: 'Browsers cannot open HEIC pictures. Please save or share it as a JPEG and choose that.',
  size: 'This picture is larger than {max, number} MB. Please choose a smaller one',
  unreadable: 'This picture could not be read. Please choose another one.',
});

export const pictureCrop = translator({
  crop: 'What to show',
  zoom: 'Closer',
  across: 'Left or right',
  along: 'Up or down',
  move: 'Move or zoom',
  use: 'Use this picture',
  cancel: 'Cancel',
});
