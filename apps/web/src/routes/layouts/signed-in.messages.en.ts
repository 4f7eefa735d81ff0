import { translator } from '../../lib/messages/translator';

export const navigationLayout = translator({
  places: 'Places',
});

export const contents = translator({
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  logout: 'Logout',
  account:
    '{name}{code, select, none {} other { · {code}}}{plan, select, none {} lifetime { · lifetime access} other { · free plan}}',
  help: 'Help',
});

export const places = translator({
  today: 'Today',
  home: 'Home',
  looks: 'Looks',
  bestLooks: 'Best Looks',
  trends: 'Trends',
  wardrobe: 'Wardrobe',
  pieces: 'Pieces',
  outfits: 'Outfits',
  pack: 'Pack',
  fittingRoom: 'Fitting room',
  check: 'Check',
  compare: 'Compare',
  shops: 'Shops',
  me: 'Me',
  measurements: 'Measurements',
  analysis: 'Analysis',
  passport: 'Passport',
  settings: 'Settings',
});

export const requireSession = translator({
  loading: 'Loading…',
  stillSignedIn: 'Failed to initialize auth. {message} You are still signed in.',
  title: 'We could not open your account just now.',
  tryAgain: 'Try again',
});
