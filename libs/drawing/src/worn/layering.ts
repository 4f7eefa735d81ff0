import { point, type Point } from '../figure/curve';
import type { Mark } from '../garment/cut/pen';
import type { Sheet } from '../garment/cut/path';
import { drawInBehindArms } from './behind-arms';
import { createCinchedSheet } from './cinched-sheet';
import type { Dressed } from './dressed';
import { createCoverTest, filterSeenMarks } from './hidden';
import { isOverShirt } from './order';
import type { Scene } from './scene';
import { drawInUnder } from './under-coat';

type PointMap = (p: Point) => Point;

export interface Layering {
  /** Pulled in by belts, coats, and arms. */
  readonly getSheet: (each: Dressed) => Sheet;
  /** Without what outer clothes hide. */
  readonly filterSeen: (each: Dressed, marks: readonly Mark[], on: Sheet) => readonly Mark[];
}

/** Inches. */
const WITHIN_COATS = 0.4;

export function createLayering(scene: Scene): Layering {
  const { body, coats, extras, outer, pose, sheets, worn } = scene;
  const coatMaps = coats.map((coat) => drawInBehindArms(coat, body, pose));
  const inward = new Map(
    worn.map((each) => {
      const above = listAbove(each, worn, coats);
      const drawIn = above[0] ? drawInUnder(above, each, body, pose) : drawInBehindArms(each, body, pose);
      return [each, createInward([drawIn, ...coatMaps], above.length > 0 ? WITHIN_COATS : 0)] as const;
    }),
  );
  const getPointMap = (each: Dressed): PointMap => inward.get(each)!;
  const isCovered = createCoverTest(outer);
  return {
    getSheet: createCinchedSheet(sheets, extras, getPointMap),
    filterSeen: (each, marks, on) =>
      each.outer || outer.length === 0
        ? marks
        : filterSeenMarks(marks, each.piece.form, on, (p) => isCovered(getPointMap(each)(p))),
  };
}

function listAbove(each: Dressed, worn: readonly Dressed[], coats: readonly Dressed[]): readonly Dressed[] {
  const isUnderCoats = each.outer || coats.length > 0 || each.layers.legs;
  const covering = isUnderCoats ? coats : worn.filter(({ piece }) => isOverShirt(piece.input));
  return covering.filter((other) => worn.indexOf(other) > worn.indexOf(each));
}

/** @param within inches by which it stays within the coats */
function createInward([drawIn, ...coatMaps]: [PointMap, ...PointMap[]], within: number): PointMap {
  return (p) => {
    const { x, y } = drawIn(p);
    const aside = Math.sign(x) * within;
    const drawn = coatMaps.reduce((moved, move) => move(moved), point(x + aside, y));
    return point(drawn.x - aside, drawn.y);
  };
}
