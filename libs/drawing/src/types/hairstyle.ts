import { createHairWearer, dressBeneathHair } from '../worn/styled/hairstyle';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(
  dressBeneathHair,
  ({ crown }) => ({ middle: crown.x, top: crown.y - 36, bottom: crown.y + 194 }),
  createHairWearer,
);
