import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ValidationError } from '../errors/domain-error';

const STANDARD_INPUT = '-';

export function openInput(file: string): Readable {
  if (file === STANDARD_INPUT) return process.stdin;
  if (!file.trim()) throw new ValidationError(['The file name is empty.']);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new ValidationError([`${file} is a folder, not a file.`]);
  if (!found) throw new ValidationError([`There is no file ${file}.`]);
  return createReadStream(file);
}
