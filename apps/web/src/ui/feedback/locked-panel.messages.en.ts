import { translator } from '../../lib/messages/translator';

export const lockedPanel = translator({
  measureFirst: 'Your body type comes first. It is free and takes about 5 minutes.',
  measure: 'Take your measurements',
});
