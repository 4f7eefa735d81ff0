import type { Form } from '../../form/form';
import { LEVEL } from './body';

/** A share from 0 to 1 of the way between two values. */
const toShare = (value: number, from: number, to: number): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

const compareHalves = ({ body }: Form, over: number, under: number): number =>
  body.half(over) / body.half(under);

/** How far a belly lifts what hangs over it, from 0 to 1: by how much the waist fills the hips. */
export function findRoundness(form: Form): number {
  const { waistY, hipY } = form.body.landmarks;
  return isWorn(form) ? toShare(compareHalves(form, waistY, hipY), 0.88, 0.98) : 0;
}

/** How far cloth that hangs shows a waist, from 0 to 1: by how much bust and hips are wider. */
export function findCurve(form: Form): number {
  const { waistY, hipY, chestY } = form.body.landmarks;
  const least = Math.min(compareHalves(form, chestY, waistY), compareHalves(form, hipY, waistY));
  return isWorn(form) ? toShare(least, 1.12, 1.3) : 0;
}

/** On a hanger cloth shows nobody's shape. */
const isWorn = ({ arm }: Form): boolean => arm.crease !== undefined;

/** The level below which a belly draws cloth in. */
export const BELLY = LEVEL.waist + 9;
