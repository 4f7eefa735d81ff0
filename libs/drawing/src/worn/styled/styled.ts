import type { GarmentInput } from '../../garment/piece';
import { dressBelting } from './belting';
import { dressColorColumn } from './color-column';
import { dressLayering } from './layering';
import { dressBeneathHair } from './hairstyle';
import { dressHemCuff, dressSleeveRoll } from './rolls-and-cuffs';
import { dressScarfTie } from './scarf-tie';
import { dressTuck } from './tuck';
import { findWay } from './way';
import type { Way } from './way';

/**
 * What a way of wearing things looks like: the garments that show it, from the values that the item carries. The item's
 * first color is that of the garment which the way is about, its second that of what is worn with it.
 */
export function dressStyled(item: GarmentInput): GarmentInput[] {
  const ways: Readonly<Record<string, (way: Way) => GarmentInput[]>> = {
    hairstyle: dressBeneathHair,
    tuck: dressTuck,
    layering: dressLayering,
    belting: dressBelting,
    'sleeve-roll': dressSleeveRoll,
    'hem-cuff': dressHemCuff,
    'color-column': dressColorColumn,
    'scarf-tie': dressScarfTie,
  };
  return Object.hasOwn(ways, item.type) ? ways[item.type]!(findWay(item)) : [];
}
