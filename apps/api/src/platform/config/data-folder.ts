import { accessSync, constants, mkdirSync } from 'node:fs';
import { InvalidEnvironmentError } from './config';

export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InvalidEnvironmentError([
      `DATA_DIR must be a folder that this process can write to; ${folder} is not (${code})`,
    ]);
  }
}
