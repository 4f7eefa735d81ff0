import { dressColorColumn } from '../worn/styled/color-column';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressColorColumn, ({ crown, floor }) => ({
  middle: floor.x,
  top: crown.y - 12,
  bottom: floor.y + 10,
}));
