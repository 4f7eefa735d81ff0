import { isWellFormed } from '../../testing/well-formed';

export function wearFaults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
  return [
    isWellFormed(svg) ? '' : 'not well formed',
    /NaN|Infinity|undefined|null/.test(svg) ? 'a number is missing' : '',
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nowhere: ${id}`),
  ].filter(Boolean);
}

export function removeIds(svg: string): string {
  const [, id] = / id="(w[0-9a-z]+)-skin"/.exec(svg)!;
  return svg.replaceAll(id!, 'w');
}

/** Sheet units; patterns are ignored. */
export function computeLowest(svg: string): number {
  const shown = svg.replaceAll(/<pattern.*?<\/pattern>/g, '');
  const ends = [...shown.matchAll(/ d="(M[^"]*)"/g)].flatMap(([, d]) => listEnds(d!));
  const scale = Number(/<\/defs><g transform="scale\(([\d.]+)\)"/.exec(svg)?.[1] ?? 1);
  return Math.max(...ends) * scale;
}

function listEnds(d: string): number[] {
  let y = 0;
  return [...d.matchAll(/([Mlcsqt])([^Mlcsqtz]*)/g)].map(([, command, run]) => {
    const end = Number((run!.match(/-?\d*\.?\d+/g) ?? []).at(-1));
    y = command === 'M' ? end : y + end;
    return y;
  });
}
