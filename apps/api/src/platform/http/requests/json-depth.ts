const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Scans the bytes once without parsing; the result is meaningless for invalid JSON. */
export function isNestedDeeper(json: Uint8Array, limit: number): boolean {
  let depth = 0;
  let inText = false;
  // Bytes of non-ASCII characters never equal those of a bracket or a quotation mark.
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]!;
    if (inText) {
      if (byte === BACKSLASH) index++;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      if (++depth > limit) return true;
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) depth--;
  }
  return false;
}
