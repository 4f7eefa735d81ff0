import { translator } from '../../lib/messages/translator';

export const accountDeletion = translator({
  open: 'Delete my account',
  title: 'Delete your account?',
  passwordError: 'Please enter your password',
  failure: 'Failed to delete your account. Please try again.',
  consequences:
    'Your profile, your picture, your measurements and your body type go at once and cannot be brought back.',
  accessIsLost:
    '<strong>Your lifetime access is lost.</strong> A new account would have to buy it again.{refundable, select, true { If you want your money back, ask for it first, under Profile Settings.} other {}}',
  password: 'Password',
  passwordHint: 'To confirm that it’s you.',
  confirm: 'Delete everything',
  cancel: 'Keep my account',
});

export const themeChoice = translator({
  asMyDevice: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  theme: 'Light and dark',
});

export const dataExport = translator({
  failure: 'Failed to prepare your data. Please try again.',
  download: 'Download my data',
  wardrobe: 'Wardrobe as CSV',
});

export const passwordForm = translator({
  currentPasswordError: 'Please enter your current password',
  newPassword: 'New password',
  confirmationError: 'New passwords do not match',
  failure: 'Failed to change password',
  currentPassword: 'Current password',
  changed: 'Password changed successfully!',
  submit: 'Change password',
});

export const pictureField = translator({
  choose: 'Choose a picture',
  chosen: 'It appears once you save your profile.',
  keep: 'Keep the previous one',
  remove: 'Remove picture',
});

export const profileForm = translator({
  female: 'Female',
  other: 'Other',
  firstNameError: 'Please enter your first name',
  lastNameError: 'Please enter your last name',
  failure: 'Profile update failed. Please check your connection and try again.',
  removalFailure: 'The picture could not be removed. Please try again.',
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname (optional)',
  nicknameHint: 'Instead of your first name.',
  gender: 'Gender',
  email: 'Email',
  emailHint: 'Email cannot be changed for security reasons',
  saved: 'Profile updated successfully!',
  updateFailure: 'Failed to update profile. Please try again.',
  save: 'Save profile',
  discard: 'Discard changes',
});

export const yourData = translator({
  title: 'Your data',
  lead: 'Download everything that we hold about you, or delete your account. Neither needs a verified email.',
});

export const settings = translator({
  profileSettings: 'Profile Settings',
  security: 'Security',
  preferences: 'Preferences',
  title: 'Settings',
  backToToday: 'Back to Today',
  you: 'You',
  yourPlan: 'Your plan',
  yourFigure: 'Your figure',
  aboutYourFigure: 'Skin, hair, face and age, in every drawing of you. Choices are saved as you make them.',
  cutFor: 'Show me clothes cut for',
  emphasis: 'Hide or highlight',
  aboutEmphasis: 'For each part: what clothes should do there.',
  sizes: 'What you usually buy',
  aboutSizes: 'The sizes that you look for in shops. A change is saved as you make it.',
  units: 'Height and lengths in',
  sizeCharts: 'Size charts you pasted',
  aboutSizeCharts:
    'When a garment names one of these brands or shops, we compare its sizes with your measurements.',
  taste: 'Taste',
  aboutTaste:
    'Pick up to three outfits that you would wear. Outfits like them come first; nothing is left out.',
  never: 'Never for me',
  aboutNever: 'What you choose here is left out of looks, trends, outfits and suggestions.',
  lifeStates: 'What fits my life now',
  aboutLifeStates:
    'Only if you like, and only as long as you like. It stays private: we never guess it, nobody else sees it, and it is gone when you remove it.',
  limits: 'Coverage and cost',
  aboutLimits: 'How much sleeves, hems and necklines cover, and what a piece may cost.',
  clothes: 'What you are shown',
  app: 'The app',
  password: 'Password',
  aboutPassword: 'A new password signs out every other device.',
  yourData: 'Your data',
  aboutData: 'Everything that we hold about you, in one file.',
  leaving: 'Leaving',
  aboutLeaving: 'Payment records stay, without your name and address.',
});
