/** Characters of a parameter in a path, decoded. What the product puts there, tokens and names, is shorter. */
export const MAX_PARAMETER_LENGTH = 300;

/** Whether a part of a path is longer than any parameter may be. */
export function hasLongPart(path: string): boolean {
  return path.split('/').some((part) => decodeURIComponent(part).length > MAX_PARAMETER_LENGTH);
}
