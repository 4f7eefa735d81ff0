import type { Form } from '../../form/form';
import { LEVEL } from './body';

const toShare = (value: number, from: number, to: number): number =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

const compareHalves = ({ body }: Form, over: number, under: number): number =>
  body.half(over) / body.half(under);

/** 0 to 1: how far a belly lifts cloth, by waist against hips. */
export function computeRoundness(form: Form): number {
  const { waistY, hipY, belly } = form.body.landmarks;
  return isWorn(form) ? Math.max(belly, toShare(compareHalves(form, waistY, hipY), 0.88, 0.98)) : 0;
}

/** 0 to 1: how full a waist is. */
export const computeFullness = (form: Form): number =>
  isWorn(form) ? toShare(form.body.half(form.body.landmarks.waistY), 6, 7.6) : 0;

/** 0 to 1: how far loose cloth shows a waist. */
export function computeCurviness(form: Form): number {
  const { waistY, hipY, chestY, belly, build } = form.body.landmarks;
  const chest = compareHalves(form, chestY, waistY);
  const least = build < 1 ? Math.min(chest, compareHalves(form, hipY, waistY)) : chest + MENS_DROP;
  return isWorn(form) && belly === 0 ? toShare(least, 1.12, 1.3) : 0;
}

const MENS_DROP = 0.3;

const isWorn = ({ arm }: Form): boolean => arm.crease !== undefined;

export const BELLY = LEVEL.waist + 9;

/** Centimeters. */
export const FRONT_RISE = 3;
