import { wrapWords } from './wrap-words';

export const COMMANDS = {
  audit: 'Show the actions taken at this command line',
  catalog: 'Validate, seed and export the styling catalog',
  coupons: 'Create, list and disable coupon and access codes',
  database: 'Copy the database; back up and restore the embedded one',
  doctor:
    'Check settings, stores, indexes, clocks, disk, mail and Stripe, and suggest fixes; exits with 1 on errors',
  garments: 'Read garments from shop descriptions',
  invitations: 'Invite people to register when REGISTRATION=invite; actions are logged (see audit list)',
  jobs: 'Show pending and failed jobs, and retry them',
  migrations: 'Migrate the data to this version',
  outfits: 'Score outfits against the styling rules',
  payments: 'Show and refund payments; views and refunds are logged (see audit list)',
  pictures: 'Move pictures between the database and the bucket',
  products: 'Import the products of shops',
  push: 'Generate keys for Monday notifications',
  stats: 'Print figures: accounts, payments, codes, checks, jobs, shop visits',
  trends: 'Create and show weekly trend editions',
  users: 'Find, help and delete accounts; actions are logged (see audit list)',
} as const;

export type CommandName = keyof typeof COMMANDS;

export function isCommandName(word: string | undefined): word is CommandName {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}

const WIDTH = 80;
const COLUMN = 14;

export function renderHelp(): string {
  const commands = Object.entries(COMMANDS).flatMap(([name, about]) =>
    wrapWords(about, WIDTH - COLUMN - 2).map(
      (line, index) => `  ${(index === 0 ? name : '').padEnd(COLUMN)}${line}`,
    ),
  );
  return ['Usage: admin <command> [options]', '', 'Commands:', ...commands, '', HINT].join('\n');
}

const HINT = 'Use "admin <command> --help" for details.';
