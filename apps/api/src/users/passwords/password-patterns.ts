/** Repeated blocks of up to this many characters are easy to guess. */
const MAX_BLOCK_LENGTH = 3;
/** Shorter runs occur in many words. */
const MIN_RUN = 3;

/**
 * True for blanks, a repeated short block (`121212`, `abcabc`), or nothing but runs of adjacent letters or
 * digits (`987654321`, `abc123`). Expects lower case.
 */
export function isPattern(password: string): boolean {
  const characters = [...password];
  return password.trim() === '' || isRepeat(characters) || isRuns(characters);
}

/** The last repetition may be incomplete. */
function isRepeat(characters: readonly string[]): boolean {
  for (let block = 1; block <= MAX_BLOCK_LENGTH && block * 2 <= characters.length; block++)
    if (characters.every((character, index) => index < block || character === characters[index - block]))
      return true;
  return false;
}

function isRuns(characters: readonly string[]): boolean {
  let start = 0;
  while (start < characters.length) {
    const step = findStepBetween(characters[start], characters[start + 1]);
    if (step === null) return false;
    let end = start + 2;
    while (findStepBetween(characters[end - 1], characters[end]) === step) end++;
    if (end - start < MIN_RUN) return false;
    start = end;
  }
  return true;
}

function findStepBetween(from?: string, to?: string): -1 | 0 | 1 | null {
  if (from === undefined || to === undefined) return null;
  if (from === to) return 0;
  // 0 follows 9, as on a keyboard.
  if (from + to === '90') return 1;
  if (from + to === '09') return -1;
  const difference = to.codePointAt(0)! - from.codePointAt(0)!;
  const alike = [/\p{L}/u, /\p{Nd}/u].some((kind) => kind.test(from) && kind.test(to));
  return alike && (difference === 1 || difference === -1) ? difference : null;
}
