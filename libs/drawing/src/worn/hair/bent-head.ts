import { createHeadAt } from '../head';
import type { Head, HeadPoint } from '../head';

/** A head on which every place is moved to another before something is drawn there: the same hair, cut or parted otherwise. */
export const bendHead = (head: Head, bend: (place: HeadPoint) => HeadPoint): Head =>
  createHeadAt(head.landmarks, (x, y) => head.at(...bend([x, y])));
