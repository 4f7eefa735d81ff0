import { dressSleeveRoll } from '../worn/styled/rolls-and-cuffs';
import { createStyledView } from '../worn/styled/styled-view';

export const show = createStyledView(dressSleeveRoll, ({ shoulder, wrist }) => ({
  middle: wrist.x - 26,
  top: shoulder.y - 20,
  bottom: wrist.y + 70,
}));
