import { dressLayering } from '../worn/styled/layering';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressLayering, ({ crown, knee, floor }) => ({
  middle: floor.x,
  top: crown.y - 30,
  bottom: knee.y,
}));
