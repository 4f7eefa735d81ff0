/** Names a piece among those of all sources, as questions and packing lists do. */
export function keyOf({ source, id }: { source: string; id: string }): string {
  return `${source}:${id}`;
}
