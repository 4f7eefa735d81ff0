import { translator } from '../messages/translator';

export const garments = translator({
  title: '{garment_Bare}',
  within: '{garment_bare}',
});
