const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML refuses even when escaped: control characters, halves of surrogate pairs, two non-characters. */
const REFUSED = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text for a place between tags: markup signs as entities, and without what no XML document may hold. */
export function escapeText(text: string): string {
  return text.replace(REFUSED, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
