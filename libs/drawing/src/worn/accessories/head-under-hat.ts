import type { Wearer } from '../extra';
import { bentHead } from '../hair/bent-head';
import { headOf } from '../head';
import type { Head } from '../head';

/** A head under a hat: what is full of curls needs a wider one. */
export function headUnder({ body, hair }: Wearer): Head {
  const head = headOf(body.landmarks);
  return hair === 'curls' ? bentHead(head, ([x, y]) => [x * CURLS, y]) : head;
}

const CURLS = 1.24;
