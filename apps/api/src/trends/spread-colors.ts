import { getColorFamily } from '@figura/styling';

interface Colored {
  colors: readonly { hex: string }[];
}

/** Keeps the order, but separates items of one color where possible. */
export function spreadColors<Item extends Colored>(items: readonly Item[]): Item[] {
  const left = items.map((item) => ({ item, family: item.colors[0] && getColorFamily(item.colors[0].hex) }));
  const spread: typeof left = [];
  const count = (family: string | undefined) => left.filter((each) => each.family === family).length;
  while (left.length > 0) {
    const last = spread.at(-1);
    const isFree = ({ family }: (typeof left)[number]) => last === undefined || family !== last.family;
    // A color of half the items must come every other time.
    const crowd = left.findIndex((each) => isFree(each) && count(each.family) * 2 > left.length);
    const next = Math.max(0, crowd >= 0 ? crowd : left.findIndex(isFree));
    spread.push(...left.splice(next, 1));
  }
  return spread.map(({ item }) => item);
}
