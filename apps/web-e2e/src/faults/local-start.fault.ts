import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '../../../..');

async function runNode(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: WORKSPACE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output };
}

test.describe('npm start', () => {
  test('npm start reports immediately that its port is in use, and builds nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runNode(['tools/start.mjs'], { PORT: `${port}` });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use, perhaps by a Figura that runs already: open http://localhost:${port}, stop it, or choose another port with PORT=${port + 1}.\n`,
    );
  });

  test('npm start does not wait for processes left over from a failed build', async () => {
    // A background process keeps the output open, as build tool workers do.
    const program = `
      import { run } from './tools/run.mjs';
      const { ok, output } = await run('sh', ['-c', 'sleep 300 & echo $!; exit 1'], { quiet: true });
      console.log(JSON.stringify({ ok, pid: Number(output) }));
      process.exit(0);`;
    const { output } = await runNode(['--input-type=module', '-e', program]);
    const { ok, pid } = JSON.parse(output) as { ok: boolean; pid: number };
    process.kill(pid);
    expect(ok).toBe(false);
  });
});
