import { wrapWords } from '../command-line/wrap-words';
import { VARIABLES } from './environment';

const WIDTH = 100;

export function renderEnvExample(): string {
  const entries = Object.entries(VARIABLES).map(([name, variable]) => {
    const { description, example, schema } = variable as typeof variable & { example?: string };
    const notes = [description, ...('neededInProduction' in variable ? ['Needed in production.'] : [])];
    const preset = schema.safeParse(undefined).data as unknown;
    const value =
      preset === undefined || preset === '' || Array.isArray(preset) ? (example ?? '') : String(preset);
    return [
      ...wrapWords(notes.join(' '), WIDTH).map((line) => `# ${line}`),
      `# ${name}=${quote(value)}`,
    ].join('\n');
  });
  return `${[HEAD, ...entries].join('\n\n')}\n`;
}

const HEAD = `# The settings of Figura. A first run needs none of them; what is written here are the defaults, or values of the
# right form. Made by "npm run generate" from apps/api/src/platform/config/environment.ts.`;

/** Shells and docker read these files: values with spaces need quotes. */
function quote(value: string): string {
  if (value.includes('"')) return `'${value}'`;
  return /[\s<>]/.test(value) ? `"${value}"` : value;
}
