import type { GarmentInput } from '../../garment/piece';
import { belting } from './belting';
import { colorColumn } from './color-column';
import { layering } from './layering';
import { beneathHair } from './hairstyle';
import { hemCuff, sleeveRoll } from './rolls-and-cuffs';
import { scarfTie } from './scarf-tie';
import { tuck } from './tuck';
import { wayOf } from './way';
import type { Way } from './way';

/**
 * What a way of wearing things looks like: the garments that show it, from the values that the item carries. The item's
 * first color is that of the garment which the way is about, its second that of what is worn with it.
 */
export function styledOutfit(item: GarmentInput): GarmentInput[] {
  const ways: Readonly<Record<string, (way: Way) => GarmentInput[]>> = {
    hairstyle: beneathHair,
    tuck,
    layering,
    belting,
    'sleeve-roll': sleeveRoll,
    'hem-cuff': hemCuff,
    'color-column': colorColumn,
    'scarf-tie': scarfTie,
  };
  return Object.hasOwn(ways, item.type) ? ways[item.type]!(wayOf(item)) : [];
}
