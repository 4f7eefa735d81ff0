import { layShoes, type WornAndLaid } from '../worn/laid';
import { createBoot } from '../worn/shoes/boots';
import { createCourt } from '../worn/shoes/court';
import { LASTS, type LastDefaults, type ShoeType } from '../worn/shoes/last';
import { createLowLeather } from '../worn/shoes/loafer';
import { createLowShoe } from '../worn/shoes/low-shoe';
import { createSandal } from '../worn/shoes/sandals';
import { createSneaker } from '../worn/shoes/sneaker';

const BUILDS = {
  court: createCourt,
  loafer: createLowLeather,
  oxford: createLowLeather,
  sandal: createSandal,
  sneaker: createSneaker,
};

function createShoe(type: ShoeType): WornAndLaid {
  const { boot, build = 'court' }: LastDefaults = LASTS[type];
  const wear = boot ? createBoot(type, boot) : createLowShoe(BUILDS[build](type));
  return { wear, lay: layShoes(type) };
}

export const SHOES: Readonly<Record<string, WornAndLaid>> = Object.fromEntries(
  (Object.keys(LASTS) as ShoeType[]).map((type) => [type, createShoe(type)]),
);
