import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { provisionNginx } from './provision/nginx.mjs';
import { provisionRedis } from './provision/redis.mjs';
import { workspace } from './run.mjs';

/** What takes too long for `npm test`, or needs programs that not every machine has. Ends with 1 when a part failed. */
const redis = await provisionRedis();
const nginx = await provisionNginx();
process.stdout.write(`redis-server: ${redis.path ?? 'not available'} (${redis.how})\n`);
process.stdout.write(`nginx: ${nginx.path ?? 'not available'} (${nginx.how})\n`);
const environment = {
  ...(redis.path && { REDIS_SERVER: redis.path }),
  ...(nginx.path && { NGINX_SERVER: nginx.path }),
};

/** Each part: its name, and the command with its arguments. */
const PARTS = [
  ['The web server', 'jest', '--config', 'apps/faults/jest.full.cjs', '--maxWorkers=1'],
  ['Faults', 'jest', '--config', 'apps/faults/jest.faults.cjs', '--maxWorkers=2'],
];

function runPart(command, args) {
  const child = spawn('npx', [command, ...args], {
    cwd: workspace,
    env: { ...process.env, NX_DAEMON: 'false', ...environment },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

await build('api', 'web');
const failed = [];
for (const [name, command, ...args] of PARTS) {
  process.stdout.write(`\n== ${name}\n`);
  if (!(await runPart(command, args))) failed.push(name);
}
process.stdout.write(failed.length ? `\nFailed: ${failed.join(', ')}\n` : '\nEverything passed.\n');
process.exit(failed.length ? 1 : 0);
