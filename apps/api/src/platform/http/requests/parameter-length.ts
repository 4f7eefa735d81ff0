/** Decoded characters. Our own tokens and names are shorter. */
export const MAX_PARAMETER_LENGTH = 300;

export function hasLongPart(path: string): boolean {
  return path.split('/').some((part) => decodeURIComponent(part).length > MAX_PARAMETER_LENGTH);
}
