import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, isCommandName, renderHelp } from './platform/command-line/commands';
import { AdminLine } from './testing/admin-line';

describe('admin', () => {
  let admin: AdminLine;
  beforeAll(async () => {
    admin = await AdminLine.start();
  });
  afterAll(() => admin.stop());

  it.each(Object.keys(COMMANDS))('%s starts alone and prints its help', async (name) => {
    const { exitCode, printed, complaint } = await admin.type(`${name} --help`);
    expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
    expect(printed).toMatch(new RegExp(`^Usage: admin ${name} `));
  });

  it.each([
    'coupons list',
    'invitations list',
    'jobs failed',
    'migrations list',
    'payments list',
    'products list',
    'products feeds list',
    'audit list',
  ])('%s runs without complaints', async (line) => {
    expect(await admin.type(line)).toMatchObject({ exitCode: 0, complaint: '' });
  });
});

it('renderHelp names every command, and admin.ts imports nothing but the commands', () => {
  for (const [name, about] of Object.entries(COMMANDS)) {
    expect(isCommandName(name)).toBe(true);
    expect(renderHelp().replace(/\s+/g, ' ')).toContain(`${name} ${about}`);
  }
  const imported = readFileSync(join(__dirname, 'admin.ts'), 'utf8').matchAll(/^import .* from '(.*)';$/gm);
  expect([...imported].map(([, from]) => from)).toEqual(['./platform/command-line/commands']);
});
