import type { Drawers } from '../piece';
import { belting } from './belting';
import { colorColumn } from './color-column';
import { hairstyle } from './hairstyle';
import { hemCuff } from './hem-cuff';
import { layering } from './layering';
import { scarfTie } from './scarf-tie';
import { sleeveRoll } from './sleeve-roll';
import { tuck } from './tuck';

/** The drawers of the category Styling. */
export const stylingDrawers: Drawers = {
  hairstyle,
  tuck,
  layering,
  belting,
  'sleeve-roll': sleeveRoll,
  'hem-cuff': hemCuff,
  'color-column': colorColumn,
  'scarf-tie': scarfTie,
};
