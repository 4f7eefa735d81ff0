import type { Wearer } from '../extra';
import { headOf } from '../head';
import type { Head, HeadPoint } from '../head';

/** A head under a hat: what is full of curls needs a wider one. */
export function headUnder({ body, hair }: Wearer): Head {
  const head = headOf(body.landmarks);
  if (hair !== 'curls') return head;
  const widened = (places: readonly HeadPoint[]): HeadPoint[] => places.map(([x, y]) => [x * CURLS, y]);
  return {
    ...head,
    at: (x, y) => head.at(x * CURLS, y),
    line: (places, headings) => head.line(widened(places), headings),
    shape: (...runs) => head.shape(...runs.map(widened)),
    ring: (places) => head.ring(widened(places)),
  };
}

const CURLS = 1.24;
