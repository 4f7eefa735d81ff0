/** Such as `2026-11-28 09:30 UTC`. */
export function formatMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
