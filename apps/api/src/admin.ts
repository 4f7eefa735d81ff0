import { isCommandName, renderHelp } from './platform/command-line/commands';

const HELP = ['--help', '-h', 'help'];
const [word, ...others] = process.argv.slice(2);

if (isCommandName(word)) void import('./run-admin').then(({ runAdmin }) => runAdmin([word, ...others]));
else if (word !== undefined && HELP.includes(word) && isCommandName(others[0]))
  void import('./run-admin').then(({ runAdmin }) => runAdmin([others[0]!, ...others.slice(1), '--help']));
else if (word !== undefined && HELP.includes(word)) process.stdout.write(`${renderHelp()}\n`);
else refuse();

function refuse(): void {
  process.exitCode = 2;
  const error = word === undefined ? 'no command is given' : `unknown command '${word}'`;
  if (process.argv.includes('--json'))
    process.stderr.write(`${JSON.stringify({ error, exitCode: process.exitCode })}\n`);
  else process.stderr.write(`error: ${error}\n\n${renderHelp()}\n`);
}
