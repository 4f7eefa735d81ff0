import { dressBelting } from '../worn/styled/belting';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressBelting, ({ chin, knee, floor }) => ({
  middle: floor.x,
  top: chin.y + 12,
  bottom: knee.y + 40,
}));
