import { dressBelting } from '../worn/styled/belting';
import { dressColorColumn } from '../worn/styled/color-column';
import { createHairWearer, dressBeneathHair } from '../worn/styled/hairstyle';
import { dressLayering } from '../worn/styled/layering';
import { dressHemCuff, dressSleeveRoll } from '../worn/styled/rolls-and-cuffs';
import { dressScarfTie } from '../worn/styled/scarf-tie';
import { createStyledView } from '../worn/styled/styled-view';
import { dressTuck } from '../worn/styled/tuck';
import type { ByType } from '../garment/stand-ins';
import type { Viewer } from '../worn/view';

/** Ways of wearing; separate, so that code that draws only garments need not load them. */
export const WAYS: ByType<Viewer> = {
  Styling: {
    hairstyle: createStyledView(
      dressBeneathHair,
      ({ crown }) => ({ middle: crown.x, top: crown.y - 36, bottom: crown.y + 194 }),
      createHairWearer,
    ),
    tuck: createStyledView(dressTuck, ({ chin, crotch, knee, floor }) => ({
      middle: floor.x,
      top: chin.y + 12,
      bottom: (crotch.y + knee.y) / 2,
    })),
    layering: createStyledView(dressLayering, ({ crown, knee, floor }) => ({
      middle: floor.x,
      top: crown.y - 30,
      bottom: knee.y,
    })),
    belting: createStyledView(dressBelting, ({ chin, knee, floor }) => ({
      middle: floor.x,
      top: chin.y + 12,
      bottom: knee.y + 40,
    })),
    'sleeve-roll': createStyledView(dressSleeveRoll, ({ shoulder, wrist }) => ({
      middle: wrist.x - 26,
      top: shoulder.y - 20,
      bottom: wrist.y + 70,
    })),
    'hem-cuff': createStyledView(dressHemCuff, ({ hip, floor }) => ({
      middle: floor.x,
      top: hip.y + 30,
      bottom: floor.y + 10,
    })),
    'color-column': createStyledView(dressColorColumn, ({ crown, floor }) => ({
      middle: floor.x,
      top: crown.y - 12,
      bottom: floor.y + 10,
    })),
    'scarf-tie': createStyledView(dressScarfTie, ({ crown, waist, floor }) => ({
      middle: floor.x,
      top: crown.y - 14,
      bottom: waist.y + 12,
    })),
  },
};
