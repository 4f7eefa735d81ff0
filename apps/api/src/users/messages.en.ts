import { translator } from '../platform/errors/translator';

export const errors = translator({
  nothingToChange: 'There is nothing to change in this request',
  oppositeConcerns: '"{earlier}" and "{later}" say opposite things. Please choose one of them.',
  colorOfOtherCut:
    '{cut, select, covering {A head covering} turban {A turban} other {Hair}} must be one of {colors}',
  noSizesInRegion:
    'We know no {part, select, top {tops} collar {collars} bottom {bottoms} other {shoes}} in {region} sizes of this table. Please choose another region or table.',
  sizeOfOtherRegion:
    '{part, select, top {Tops} collar {Collars} bottom {Bottoms} other {Shoes}} in {region} sizes go from {from} to {to} in steps of {step}',
  wrongPassword: 'Current password is incorrect',
  passwordRequired: 'Password is required',
  signInAgain:
    'To confirm that it’s you, please sign out, sign in again, and repeat this within ten minutes.',
  exportRunning: 'Your data is already being downloaded. Please wait until that is done.',
  exportsBusy: 'Others are downloading their data right now. Please try again in half a minute.',
  tooManyMarks: 'You have already marked {max, number} this way. Remove one of those marks first.',
});

export const fields = translator({
  hairCut: 'Hair cut must be one of {values}',
  hairColor: 'Hair color must be one of {values}',
  eyes: 'Eyes must be one of {values}',
  nose: 'Nose must be one of {values}',
  lips: 'Lips must be one of {values}',
  budgetAmount: 'A budget must be an amount of 0.01 to {max}, with two decimals at most',
  lifeState: 'A life state must be one of {values}',
  dueMonth: 'A due month must be a month such as 2027-03',
  side: 'A side must be one of {values}',
  topSize: 'Top size must be a number of the region',
  bottomSize: 'Bottom size must be a number of the region',
  shoeSize: 'Shoe size must be a number of the region',
  collarSize: 'Collar size must be a number of the region',
  region: 'Region must be one of {values}',
  wearer: 'Sizes must be for one of {values}',
  sleeves: 'Sleeves must be one of {values}, or null',
  hem: 'Hem must be one of {values}, or null',
  neckline: 'Neckline must be one of {values}, or null',
  skin: 'Skin must be one of {values}, or null',
  ageBand: 'Age band must be one of {values}',
  underlayer: 'What the figure wears must be one of {values}',
  beard: 'Beard must be one of {values}',
  presentation: 'Presentation must be one of {values}',
  neverList: 'What is never worn must be a list',
  neverTooLong: 'There is more that is never worn than exists',
  neverUnknown: 'What is never worn must come from the list',
  tasteList: 'Taste must be a list',
  tasteTooLong: 'Taste must be {max} outfits at most',
  tasteUnknown: 'Taste must come from the pictured outfits',
  locale: 'Locale must be one of {values}, or null',
  lifeStates: 'Life states must be a list of at most {max}',
  hair: 'Hair must be a cut and a color, or null',
  face: 'Face must be eyes, a nose and lips',
  coverage: 'Coverage must be an object of sleeves, hem and neckline',
  budget: 'Budget must be an amount and a currency, or null',
  sizes: 'Sizes must be a region, a top, a bottom and a shoe, or null',
  hideNumbers: 'Whether numbers are hidden must be true or false',
  mondayMail: 'Whether there is a mail on Mondays must be true or false',
  welcomed: 'Whether the screens after the measurements are done must be true or false',
  gender: 'Gender must be F or NB',
  nicknameText: 'Nickname must be text',
  nicknameTooLong: 'Nickname must be at most 50 characters',
  unitPreference: 'Unit preference must be imperial or metric',
  concernList: 'Body concerns must be a list',
  concernsTooLong: 'There are more body concerns than exist',
  concernUnknown: 'Body concerns must come from the self analysis list',
  passwordRequired: 'Password is required',
  currentPasswordWrong: 'Current password is incorrect',
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname',
  featureChoice: 'A choice must be balance, show or leave',
});

export const responses = translator({
  accountDeleted: 'Your account and your data have been deleted.',
});

export const pictures = translator({
  profilePicture: 'Profile picture',
  format: '{label} must be a PNG, JPEG or WebP image',
  unreadable: 'This picture could not be read. Please choose another PNG, JPEG or WebP image.',
  tooManyPixels:
    'This picture has too many pixels. Please save it smaller, at most 5000 by 5000 pixels, and try again.',
  slowPng:
    'This PNG is interlaced or has 16 bits per color, which makes it slow to read. Please save it as JPEG and try again.',
  progressive:
    'This JPEG is saved in a way that takes much memory to read. Please save it as a standard JPEG, not a progressive one, and try again.',
  tooCostly: 'This picture takes too much work to read. Please save it smaller and try again.',
});
