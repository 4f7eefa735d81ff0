import type { GarmentInput } from '../../garment/piece';
import { dressBelting } from './belting';
import { dressColorColumn } from './color-column';
import { dressLayering } from './layering';
import { dressBeneathHair } from './hairstyle';
import { dressHemCuff, dressSleeveRoll } from './rolls-and-cuffs';
import { dressScarfTie } from './scarf-tie';
import { dressTuck } from './tuck';
import { createWay } from './way';
import type { Way } from './way';

/**
 * Garments that show a way of wearing. The item's first color is that of the main garment, its second that of
 * the rest.
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
  return Object.hasOwn(ways, item.type) ? ways[item.type]!(createWay(item)) : [];
}
