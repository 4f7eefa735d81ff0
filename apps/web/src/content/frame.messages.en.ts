import { translator } from '../lib/messages/translator';

export const frame = translator({
  'landingNavigation.label': 'Main',
  'landingNavigation.links.1.label': 'How It Works',
  'landingNavigation.links.2.label': 'Reviews',
  'landingNavigation.links.3.label': 'Pricing',
  'landingNavigation.signIn.label': 'Sign In',
  'landingNavigation.getStarted.label': 'Get Started',
  'landingNavigation.dashboard.label': 'Go to your dashboard',
});
