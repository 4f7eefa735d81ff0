import { createHeadAt } from '../head';
import type { Head, HeadPoint } from '../head';

/** Moves every place before drawing, so that one style gives another cut or part. */
export const bendHead = (head: Head, bend: (place: HeadPoint) => HeadPoint): Head =>
  createHeadAt(head.landmarks, (x, y) => head.at(...bend([x, y])));
