import { interpolatePoint } from '../../figure/curve';
import type { ArmForm, Form } from '../../form/form';
import { createTable, type Table } from '../../form/table';
import type { Point } from './path';
import { findShape } from './sleeve-forms';
import { isRaised, SLEEVE_LENGTH, type SleeveOptions } from './sleeve-kinds';

/** Lengths in pattern centimeters, places in body inches. */
export interface Arm {
  /** `out` from the outer edge; `-width` is the inner edge. */
  at(down: number, out: number): Point;
  width: number;
  reach: number;
}

/** Centimeters across, for any arm. */
const WIDTH = 12;
/** Body inches per centimeter. */
const OUT = 0.25;

/** Inches. */
const CLOSEST = 0.1;

/** All but raised sleeves reach full ease here. */
const SET = 0.44;

/** Share of its room that a sleeve over others loses down to the wrist. */
const NARROWS = 0.6;

/** Outer share of a wide sleeve's room: cloth hangs on the inside of the arm. */
const ROOM = 0.5;

export function createArm(form: Form, { length, kind, ease }: SleeveOptions): Arm {
  const full = SLEEVE_LENGTH.wrist;
  const reach = SLEEVE_LENGTH[length];
  const { outer, inner } = findShape(kind, reach);
  const more = (ease - 1) * 0.8;
  const raised = isRaised(kind);
  const [outside, inside] = [createTable(outer), createTable(inner)];
  const computeEdge = (shape: Table, own: number, share: number, part: number): number => {
    const loose = shape.at(Math.min(own, 1)) + more * part * Math.min(own * 5, 1) * (1 - NARROWS * share);
    return Math.max(raised ? loose : loose * Math.min(share / SET, 1), CLOSEST);
  };
  const placeAt = (down: number, out: number): Point => {
    const share = down / full;
    const own = down / Math.max(reach, 1);
    return placeAcross(
      form.arm,
      share,
      out,
      computeEdge(outside, own, share, raised ? 1 : ROOM),
      computeEdge(inside, own, share, 1),
    );
  };
  return { at: placeAt, width: WIDTH, reach };
}

function placeAcross(arm: ArmForm, share: number, out: number, outer: number, inner: number): Point {
  if (out > 0) return arm.at(share, 0, outer + out * OUT);
  if (out < -WIDTH) return arm.at(share, 1, inner + (-WIDTH - out) * OUT);
  return interpolatePoint(arm.at(share, 0, outer), arm.at(share, 1, inner), -out / WIDTH);
}
