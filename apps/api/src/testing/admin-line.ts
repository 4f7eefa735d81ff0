import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminModule } from '../admin.module';
import { runCommandLine } from '../platform/command-line/command-line';
import { readConfig, type Config } from '../platform/config/config';

export interface Typed {
  exitCode: number;
  printed: string;
  complaint: string;
}

export class AdminLine {
  printed = '';

  private constructor(
    private readonly app: INestApplicationContext,
    private readonly config: Config,
    readonly folder: string,
  ) {}

  static async start(dataDir?: string, environment: Record<string, string> = {}): Promise<AdminLine> {
    const folder = mkdtempSync(join(tmpdir(), 'figura-admin-'));
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir ?? join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...environment,
    });
    const app = await NestFactory.createApplicationContext(await AdminModule.load(config), { logger: false });
    const line = new AdminLine(app, config, folder);
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      line.printed += String(text);
      return true;
    });
    return line;
  }

  get<T>(type: Type<T> | string): T {
    return this.app.get(type, { strict: false });
  }

  async type(line: string | string[]): Promise<Typed> {
    const before = process.exitCode;
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    this.printed = '';
    process.exitCode = undefined;
    try {
      const words = typeof line === 'string' ? line.split(' ').filter(Boolean) : line;
      await runCommandLine(await AdminModule.load(this.config, words), words);
      const complaint = stderr.mock.calls.map(([text]) => String(text)).join('');
      return { exitCode: Number(process.exitCode ?? 0), printed: this.printed, complaint };
    } finally {
      process.exitCode = before;
      stderr.mockRestore();
    }
  }

  async stop(): Promise<void> {
    jest.restoreAllMocks();
    await this.app.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
