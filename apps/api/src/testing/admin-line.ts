import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminModule } from '../admin.module';
import { readConfig } from '../platform/config/config';

/** The admin command line on an engine and a data folder of its own; what it prints is kept. */
export class AdminLine {
  /** Printed since the last time that it was emptied. */
  printed = '';

  private constructor(
    private readonly app: INestApplicationContext,
    readonly folder: string,
  ) {}

  static async start(): Promise<AdminLine> {
    const folder = mkdtempSync(join(tmpdir(), 'figura-admin-'));
    const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
    const app = await NestFactory.createApplicationContext(AdminModule.for(config), { logger: false });
    const line = new AdminLine(app, folder);
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      line.printed += String(text);
      return true;
    });
    return line;
  }

  get<T>(type: Type<T> | string): T {
    return this.app.get(type, { strict: false });
  }

  async stop(): Promise<void> {
    jest.restoreAllMocks();
    await this.app.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
