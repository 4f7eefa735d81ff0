// Preloaded: shifts the clock by the milliseconds in a file.
const { readFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');

const POLL_INTERVAL_MS = 20;
const RealDate = Date;
let offset = 0;
let lookedAt = -Infinity;

function now() {
  if (performance.now() - lookedAt > POLL_INTERVAL_MS) {
    lookedAt = performance.now();
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(
      target,
      args.length ? args : [now()],
      newTarget === globalThis.Date ? target : newTarget,
    ),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
