import { startEmbeddedMongo } from '@figura/embedded-mongo';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { TestApp } from './test-app';

export async function startEngine(): Promise<{ uri: string; stop: () => Promise<void> }> {
  const folder = await TestApp.createFolder();
  const engine = await startEmbeddedMongo({ folder: join(folder, 'mongo'), isDurable: false });
  const stop = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { uri: engine.uri, stop };
}
