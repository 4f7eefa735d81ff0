import { dressScarfTie } from '../worn/styled/scarf-tie';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressScarfTie, ({ crown, waist, floor }) => ({
  middle: floor.x,
  top: crown.y - 14,
  bottom: waist.y + 12,
}));
