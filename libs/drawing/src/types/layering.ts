import { dressLayering } from '../worn/styled/layering';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressLayering, ({ chin, knee, floor }) => ({
  middle: floor.x,
  top: chin.y - 20,
  bottom: knee.y,
}));
