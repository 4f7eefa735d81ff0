import { wrapWords } from './wrap-words';

export const COMMANDS = {
  audit: 'Shows what was done at this command line',
  catalog: 'Checks, seeds and exports the styling knowledge',
  coupons: 'Makes, lists and ends coupon and access codes',
  database: 'Moves the database, and backs up and restores the embedded one',
  doctor:
    'Examines settings, stores, indexes, clocks, disk, mail and Stripe, and says what to do; exits with 1 when something is wrong',
  garments: 'Reads garments from the words of shops',
  invitations:
    'Invites people to register, where REGISTRATION=invite asks for it; each act is noted (audit list)',
  jobs: 'Shows the jobs that wait or failed, and retries them',
  migrations: 'Brings the data to this version',
  outfits: 'Tries the rules of outfits on those of others',
  payments: 'Shows payments and gives money back; each look at one and each refund is noted (audit list)',
  pictures: 'Moves pictures between the database and the bucket',
  products: 'Takes in the products of shops',
  push: 'Makes the keys of notifications on Mondays',
  stats: 'Prints numbers: accounts, payments, codes, checks, jobs, visits of shops',
  trends: 'Makes and shows the weekly editions of the trends',
  users: 'Looks at accounts, helps their owners in, and deletes them; each act is noted (audit list)',
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

const HINT = '"admin <command> --help" says more of one.';
