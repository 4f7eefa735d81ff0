/** Made of src/types by `npm run generate`. */
import type { Viewer } from '../worn/view';
import type { ByType } from '../garment/stand-ins';
import * as hairstyle from '../types/hairstyle';
import * as tuck from '../types/tuck';
import * as layering from '../types/layering';
import * as belting from '../types/belting';
import * as sleeveRoll from '../types/sleeve-roll';
import * as hemCuff from '../types/hem-cuff';
import * as colorColumn from '../types/color-column';
import * as scarfTie from '../types/scarf-tie';

// prettier-ignore
export const WAYS: ByType<Viewer> = {
  'Styling': { 'hairstyle': hairstyle.show, 'tuck': tuck.show, 'layering': layering.show, 'belting': belting.show, 'sleeve-roll': sleeveRoll.show, 'hem-cuff': hemCuff.show, 'color-column': colorColumn.show, 'scarf-tie': scarfTie.show },
};
