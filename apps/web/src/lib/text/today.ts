export const DAY_MS = 24 * 3_600_000;

/** The user's local day, for example `2026-11-22`. */
export function formatToday(now = new Date()): string {
  const padTwo = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`;
}
