import { vignette } from '../../worn/vignette';
import type { Drawer, Drawers } from '../piece';

/** A way of wearing clothes is shown on a body that wears them so. */
const worn: Drawer = ({ input, id }) => vignette(input, id);

/** The drawers of the category Styling. */
export const stylingDrawers: Drawers = {
  hairstyle: worn,
  tuck: worn,
  layering: worn,
  belting: worn,
  'sleeve-roll': worn,
  'hem-cuff': worn,
  'color-column': worn,
  'scarf-tie': worn,
};
