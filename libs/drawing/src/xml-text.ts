const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, lone surrogates and two non-characters, which XML refuses even when escaped. */
const REFUSED = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Escapes markup and removes characters that XML refuses. */
export function escapeText(text: string): string {
  return text.replace(REFUSED, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
