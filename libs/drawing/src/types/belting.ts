import { dressBelting } from '../worn/styled/belting';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressBelting, ({ chest, knee, floor }) => ({
  middle: floor.x,
  top: chest.y,
  bottom: knee.y + 40,
}));
