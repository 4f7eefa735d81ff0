import { setTimeout as wait } from 'node:timers/promises';

export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 45,
): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s until ${what}.`);
    await wait(20);
  }
}
