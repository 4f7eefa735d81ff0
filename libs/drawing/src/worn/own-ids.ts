/** Markup drawn twice needs new ids for its definitions. */
export function withOwnIds(markup: string): string {
  const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  return markup.replaceAll(/(id="|#)([^")]+)/g, (whole, start: string, id: string) =>
    ids.has(id) ? `${start}${id}-again` : whole,
  );
}
