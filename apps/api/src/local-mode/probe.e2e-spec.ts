import { TestApp } from '../testing/test-app';
it("probe", async () => { const z0 = process.cpuUsage(); const first = await TestApp.start(); const z1 = process.cpuUsage(z0); await first.stop(); (globalThis as any).z = z1;
  const loaded = process.cpuUsage();
  const t0 = process.cpuUsage();
  const test = await TestApp.start();
  const t1 = process.cpuUsage(t0);
  await test.stop();
  const t2 = process.cpuUsage(t0);
  const keys = Object.keys(require.cache);
  const by: Record<string, [number, number]> = {};
  const { statSync } = require('node:fs');
  for (const k of keys) { const m = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(k)?.[1] ?? k.replace(/.*\/(apps|libs)\/([^/]+)\/.*/, '$1/$2'); by[m] ??= [0, 0]; by[m][0]++; try { by[m][1] += statSync(k).size; } catch {} }
  require('node:fs').writeFileSync('/tmp/al/probe.json', JSON.stringify({ before: loaded, start: t1, stop: t2, uptime: process.uptime(), by: Object.entries(by).sort((a, b) => b[1][1] - a[1][1]) }));
});
