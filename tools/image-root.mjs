import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { installDebianPackages } from './provision/debian.mjs';
import { provisionOtherNode } from './provision/node.mjs';
import { onPath } from './provision/on-path.mjs';
import { workspace } from './run.mjs';

/**
 * The Dockerfile's steps where no container engine is: `node tools/image-root.mjs FOLDER`, as root on Debian. Each stage is a root
 * of Debian's packages in the folder, with the Node of npm in the place of the official image's; then the server is
 * started as its user and answers, and nginx examines its files. It needs the registries of Debian and npm, and takes minutes.
 */
const SUITE = 'bookworm';
const APT_FILES = [
  '/etc/apt/sources.list',
  '/etc/apt/sources.list.d',
  '/etc/apt/apt.conf.d',
  '/etc/resolv.conf',
  '/etc/hosts',
];
const NODE_USER = 1000;
const READY_MS = 120_000;

const folder = process.argv[2];
if (!folder || process.getuid() !== 0) throw new Error('Run it as root and name an empty folder.');
mkdirSync(folder, { recursive: true });

/** Runs a program to its end with its output shown. @throws Error when it fails */
function must(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: workspace, ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Instructions with their words, in order; lines that go on are joined. */
function instructionsOf(text) {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));
}

const debian = join(folder, 'debian');
if (!onPath('debootstrap') && !(await installDebianPackages('debootstrap')))
  throw new Error('debootstrap is not there.');
if (!existsSync(debian)) {
  const sources = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/debian.sources'].filter((file) =>
    existsSync(file),
  );
  const listed = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const [, mirror] = /^(?:URIs:|deb(?: \[.*?\])?)\s+(https?:\S+)/m.exec(listed);
  must('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, debian, mirror]);
  for (const file of APT_FILES)
    if (existsSync(file)) cpSync(file, join(debian, file), { recursive: true, dereference: true });
  // Nothing is started by an installation.
  writeFileSync(join(debian, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) copyFileSync(authorities, join(debian, 'etc/extra-authorities.pem'));
}

/** Puts Node, npm and the user `node` where the official image has them. */
async function addNode(root) {
  const { folder: bin, how } = await provisionOtherNode();
  if (!bin) throw new Error(how);
  copyFileSync(join(bin, 'node'), join(root, 'usr/local/bin/node'));
  const npm = join(spawnSync('npm', ['root', '-g'], { encoding: 'utf8' }).stdout.trim(), 'npm');
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    must('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name)]);
  must('chroot', [root, 'useradd', '--uid', String(NODE_USER), '--create-home', 'node']);
}

class Stage {
  environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    npm_config_registry: spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim(),
    ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: '/etc/extra-authorities.pem' }),
  };
  workdir = '/';
  user = 'root';
  command = [];
  healthcheck = '';

  constructor(root) {
    this.root = root;
  }

  /** The words that run a command in this root as a user. */
  words(command, { user = 'root', environment = {} } = {}) {
    const variables = Object.entries({ ...this.environment, ...environment }).map((pair) => pair.join('='));
    const change = ['--chdir', this.workdir, '-i', ...variables];
    return ['--userspec', user, this.root, 'env', ...change, ...command];
  }

  run(command, options) {
    must('chroot', this.words(command, options));
  }

  copy(sources, target, from) {
    const to = join(this.root, target.startsWith('/') ? target : join(this.workdir, target));
    const isFolder = target.endsWith('/') || sources.length > 1;
    for (const source of sources) {
      const place = isFolder ? join(to, basename(source)) : to;
      mkdirSync(dirname(place), { recursive: true });
      if (from) cpSync(join(from.root, source), place, { recursive: true, verbatimSymlinks: true });
      else this.copyTracked(source, place);
    }
  }

  /** What git knows of a path, as the build context holds it. */
  copyTracked(source, place) {
    const files = spawnSync('git', ['ls-files', '--', source], { cwd: workspace, encoding: 'utf8' }).stdout;
    for (const file of files.trim().split('\n')) {
      const into = file === source ? place : join(place, file.slice(source.length + 1));
      cpSync(join(workspace, file), into);
    }
  }
}

const stages = new Map();
const mounted = [];
/** Node asks for its memory and its processes there. */
function mountProc(root) {
  must('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
  mounted.push(join(root, 'proc'));
}

async function begin(image, name) {
  const root = join(folder, name);
  rmSync(root, { recursive: true, force: true });
  must('cp', ['-a', debian, root]);
  mountProc(root);
  if (image.startsWith('node:')) await addNode(root);
  const stage = new Stage(root);
  stages.set(name, stage);
  return stage;
}

async function build() {
  let stage;
  for (const [instruction, rest] of instructionsOf(readFileSync(join(workspace, 'Dockerfile'), 'utf8'))) {
    process.stdout.write(`\n${instruction} ${rest}\n`);
    const words = rest.split(/\s+/);
    if (instruction === 'FROM') stage = await begin(words[0], words.at(-1));
    else if (instruction === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    } else if (instruction === 'ENV') {
      const [name, value] = rest.split('=');
      stage.environment[name] = value.startsWith('$') ? '' : value;
    } else if (instruction === 'COPY') {
      const from = /^--from=(\w+)$/.exec(words[0])?.[1];
      stage.copy(words.slice(from ? 1 : 0, -1), words.at(-1), from && stages.get(from));
    } else if (instruction === 'RUN') stage.run(['sh', '-c', rest]);
    else if (instruction === 'USER') stage.user = rest;
    else if (instruction === 'CMD') stage.command = JSON.parse(rest);
    else if (instruction === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')));
  }
}

/** Starts the server as its user, on a database of its own, until its own health check is content. */
async function tryServer(server) {
  const environment = { NODE_ENV: 'development', DATA_DIR: '/tmp/data', PORT: String(await freePort()) };
  const options = { user: server.user, environment };
  const running = spawn('chroot', server.words(server.command, options), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => running.once('exit', resolve));
  const deadline = Date.now() + READY_MS;
  const healthy = () => spawnSync('chroot', server.words(server.healthcheck, options)).status === 0;
  while (!healthy()) {
    if (Date.now() > deadline || running.exitCode !== null)
      throw new Error('The server did not become healthy.');
    await pause(500);
  }
  running.kill('SIGTERM');
  const code = await gone;
  if (code !== 0) throw new Error(`The server ended with ${code}.`);
}

try {
  await build();
  const [server, web] = [stages.get('server'), stages.get('web')];
  must('du', ['-sh', ...['node_modules', 'dist', 'sbom.json'].map((name) => join(server.root, 'app', name))]);
  await tryServer(server);
  // As root: a shell's output is not www-data's to open, as a container's is.
  web.run(['nginx', '-e', 'stderr', '-t']);
  process.stdout.write(
    '\nThe server became healthy as its user and stopped in order; nginx takes its files.\n',
  );
} finally {
  for (const place of mounted) spawnSync('umount', [place]);
}
