import { dressHemCuff } from '../worn/styled/rolls-and-cuffs';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressHemCuff, ({ hip, floor }) => ({
  middle: floor.x,
  top: hip.y + 30,
  bottom: floor.y + 10,
}));
