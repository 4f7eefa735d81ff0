import type { Head, HeadPoint } from '../head';

/** A head on which every place is moved to another before something is drawn there: the same hair, cut or parted otherwise. */
export function bentHead(head: Head, bend: (place: HeadPoint) => HeadPoint): Head {
  return {
    landmarks: head.landmarks,
    at: (x, y) => head.at(...bend([x, y])),
    line: (places, headings) => head.line(places.map(bend), headings),
    shape: (...runs) => head.shape(...runs.map((run) => run.map(bend))),
    ring: (places) => head.ring(places.map(bend)),
  };
}
