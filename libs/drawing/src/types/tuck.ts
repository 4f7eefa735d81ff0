import { createStyledView } from '../worn/styled/styled-view';
import { dressTuck } from '../worn/styled/tuck';

export const show = createStyledView(dressTuck, ({ chin, crotch, knee, floor }) => ({
  middle: floor.x,
  top: chin.y + 12,
  bottom: (crotch.y + knee.y) / 2,
}));
