/** Minimum number of distinct characters; `openssl rand -hex 16` practically always has more. */
const MIN_DISTINCT_CHARACTERS = 8;

/** Words of copied secrets; random base64 practically never contains them. */
const PLACEHOLDER = /change.?me|replace|example|placeholder|insecure|your.?(jwt|secret)|the output of/i;

/**
 * Detects secrets typed by hand: few characters, repeated blocks, sequences, words from examples. Long
 * sentences pass.
 */
export function isWeakSecret(secret: string): boolean {
  const characters = [...secret];
  return (
    new Set(characters).size < MIN_DISTINCT_CHARACTERS ||
    isRepeatedBlock(secret) ||
    isMostlySequence(characters) ||
    PLACEHOLDER.test(secret)
  );
}

function isRepeatedBlock(text: string): boolean {
  const period = (text + text).indexOf(text, 1);
  if (period < text.length) return true;
  // The last block may be incomplete: "abcdefghijabcdefghijabcdefghijab".
  for (let block = 1; block <= text.length / 2; block++) if (text.startsWith(text.slice(block))) return true;
  return false;
}

function isMostlySequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0)!);
  const small = codes.slice(1).filter((code, index) => Math.abs(code - codes[index]!) <= 1);
  return small.length * 2 > codes.length - 1;
}
