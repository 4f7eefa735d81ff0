import { point } from '../figure/curve';
import type { Sheet } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { clipBelow } from './person';
import type { Scene } from './scene';
import {
  drawShadow,
  EVERYWHERE,
  HUNG,
  isAround,
  listOutlines,
  measureBox,
  SHADED,
  type Outline,
} from './shadow';

export interface Shadows {
  /** @param flat marks that throw no shadow */
  layMarks(marks: readonly Mark[], on: Sheet, flat?: readonly Mark[]): string;
  layHead(): string;
  layArms(own: readonly Outline[], arms: string, isBare: boolean): string;
}

export const drawMarks = (marks: readonly Mark[], sheet: Sheet): string =>
  marks.map(({ markup }) => markup(sheet)).join('');

export function createShadows({ body, id, on, small, who }: Scene): Shadows {
  if (small)
    return {
      layMarks: (marks, sheet, flat = []) => drawMarks([...marks, ...flat], sheet),
      layHead: () => who.head,
      layArms: (_, arms) => arms,
    };
  let beneath: Outline[] = [{ name: who.outline, box: EVERYWHERE }];
  return {
    layMarks(marks, sheet, flat = []) {
      const raised = listOutlines(marks, sheet);
      const shadow = drawShadow(raised.slice(0, SHADED), beneath, sheet, id);
      const laid = [...raised, ...listOutlines(flat, sheet)];
      beneath = [...beneath.filter((each) => !laid.some(({ box }) => isAround(box, each.box))), ...laid];
      return shadow + drawMarks([...marks, ...flat], sheet);
    },
    layHead() {
      const hairs = who.hairOutlines.map((name) => ({ name, box: measureBox(who.hairReach, on.head) }));
      const shadow = drawShadow(hairs, beneath, on.head, id);
      beneath.push({ name: who.faceOutline, box: EVERYWHERE }, ...hairs);
      return shadow + who.head;
    },
    layArms(own, arms, isBare) {
      // Above the armpit a bare arm is one with the shoulder.
      const clip = `${id}-${isBare ? 'hung' : 'free'}`;
      const lower = isBare ? clipBelow(clip, on.body.at(point(0, body.landmarks.armpitY + 1)).y) : '';
      const shadow = drawShadow(own, beneath, on.arms, id, HUNG);
      beneath.push(...own);
      return (shadow && `${lower}<g clip-path="url(#${clip})">${shadow}</g>`) + arms;
    },
  };
}
