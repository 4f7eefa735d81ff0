/** Fewer different characters than any output of `openssl rand -hex 16` or longer has; that one has 14 of 16. */
const LEAST_VARIETY = 8;

/** Words of secrets that were copied from instructions; random base64 holds none of them within the age of the world. */
const PLACEHOLDER = /change.?me|replace|example|placeholder|insecure|your.?(jwt|secret)|the output of/i;

/**
 * Whether a signing secret was typed rather than drawn: of few characters, a block again and again, a row of the
 * alphabet or of the digits, or the words of an example. A long sentence passes: its length is what is checked for.
 */
export function isWeakSecret(secret: string): boolean {
  const characters = [...secret];
  return (
    new Set(characters).size < LEAST_VARIETY ||
    isRepeatedBlock(secret) ||
    isMostlySequence(characters) ||
    PLACEHOLDER.test(secret)
  );
}

/** A text is a block again and again exactly when it is found in its double before its own end. */
function isRepeatedBlock(text: string): boolean {
  const period = (text + text).indexOf(text, 1);
  if (period < text.length) return true;
  // The last block may be cut: "abcdefghijabcdefghijabcdefghijab".
  for (let block = 1; block <= text.length / 2; block++) if (text.startsWith(text.slice(block))) return true;
  return false;
}

/** More than half of the steps from one character to the next are by one, up or down, or none. */
function isMostlySequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0)!);
  const small = codes.slice(1).filter((code, index) => Math.abs(code - codes[index]!) <= 1);
  return small.length * 2 > codes.length - 1;
}
