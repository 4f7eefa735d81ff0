export const DAY_MS = 24 * 3_600_000;

/** The day that it is where the user is, for example `2026-11-22`. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
