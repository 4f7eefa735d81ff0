import { translator } from '../../lib/messages/translator';

/** Separate file: these texts are not in the first load of the page. */

export const probably = translator({
  eyebrow: 'Your body type',
  probably: 'Probably {letter}',
  settled: '{letter}',
  name: '{name}, compared with women in a body survey.',
  mensName: 'By these letters most men are C, so what suits you is compared with men in a body survey.',
  mensNote: 'You will see men’s clothes. Preferences changes that.',
  figure: 'A figure of your probable type, {letter}, in a look that suits it',
  source: 'Drawn from your answers',
  measured: 'Measured',
  forget: 'Remove',
  forgetIt: 'Remove {name}',
  openNow: 'Open now',
  bestLooks: 'Best Looks',
  outfits: 'Outfits',
  fittingRoom: 'Fitting room',
  loadFailure: 'What suits you could not be loaded',
  keepNote:
    'Your answers come with your account, in any browser. Outfits, looks and the fitting room open at once.',
  change: 'Change an answer',
  startOver: 'Start over',
});
