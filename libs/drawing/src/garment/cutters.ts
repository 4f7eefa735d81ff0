import { CUT } from '../generated/drawn-types';
import type { Cutter } from './clothes/layers';
import type { GarmentInput } from './piece';
import { findWithStandIn } from './stand-ins';

export const findCutter = ({ category, type }: Pick<GarmentInput, 'category' | 'type'>): Cutter | undefined =>
  findWithStandIn(CUT, category, type);
