import type { Finding } from './doctor';

/** Clocks may differ by so much: tokens, claims on jobs and signatures of webhooks allow for more. */
const MAX_CLOCK_DIFFERENCE_MS = 2_000;

/**
 * Compares this machine's clock with another one.
 *
 * @param begun with `ended` the moments, by ours, between which the other clock was read
 */
export function compareClocks(whose: string, time: Date | undefined, begun: number, ended: number): Finding {
  if (!time) return { health: 'ok', says: 'One clock' };
  const difference = Math.max(begun - time.getTime(), time.getTime() - ended, 0);
  const says = `The clocks of this machine and of ${whose} differ by ${(difference / 1_000).toFixed(1)} s`;
  if (difference <= MAX_CLOCK_DIFFERENCE_MS) return { health: 'ok', says };
  return {
    health: 'wrong',
    says,
    advice: 'Set both by NTP: tokens, claims on jobs and signatures of webhooks depend on the time.',
  };
}
