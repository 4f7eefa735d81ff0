import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { provide } from '../provision.mjs';
import { findFreePort } from '../run.mjs';
import { end, startProgramOn } from './process.mjs';

/**
 * Starts nginx on core 1 with keep-alive connections to the servers.
 * @param {string[]} origins as `http://127.0.0.1:3000`
 * @returns proxied origins in the same order
 */
export async function startProxy(origins) {
  const { env, how } = await provide('nginx');
  if (!env) throw new Error(`The bench needs nginx: ${how}.`);
  const folder = mkdtempSync(join(tmpdir(), 'figura-bench-proxy-'));
  // A root nginx runs its worker as another user.
  chmodSync(folder, 0o755);
  const ports = [];
  while (ports.length < origins.length) ports.push(await findFreePort());
  const servers = origins.map(
    (origin, index) => `
      upstream server${index} { server ${new URL(origin).host}; keepalive 64; }
      server {
        listen 127.0.0.1:${ports[index]};
        location / {
          proxy_pass http://server${index};
          proxy_http_version 1.1;
          proxy_set_header Connection '';
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $remote_addr;
        }
      }`,
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      keepalive_requests 1000000;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${servers.join('')}
    }`,
  );
  const nginx = startProgramOn(1, env.NGINX_SERVER, [
    '-e',
    'stderr',
    '-c',
    configuration,
    '-g',
    'daemon off;',
  ]);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  for (const url of urls) while (!(await fetch(url).catch(() => null))) await wait(50);
  return {
    urls,
    async stop() {
      await end(nginx);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
