import { translator } from '../lib/messages/translator';

export const ownSizes = translator({
  both: '{letter} ({size})',
  told: 'tops {top}, bottoms {bottom}, shoes {region} {shoe}',
  toldOnce: '{top}, shoes {region} {shoe}',
  untold: 'Not told yet',
});
