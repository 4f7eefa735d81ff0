export default {
  errors: {
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
  },
} as const;
