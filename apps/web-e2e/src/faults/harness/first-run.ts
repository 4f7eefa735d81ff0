import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SmtpSink } from '../../../../api/src/testing/smtp-sink';
import { ProductProcess, type StartOptions } from './product-process';

export class FirstRun {
  private api: ProductProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly mail: SmtpSink,
  ) {}

  static async set(): Promise<FirstRun> {
    return new FirstRun(mkdtempSync(join(tmpdir(), 'figura-faults-')), await SmtpSink.start());
  }

  async start(options: Partial<StartOptions> = {}): Promise<ProductProcess> {
    const api = await this.launch(options);
    await api.ready();
    return api;
  }

  async launch(options: Partial<StartOptions> = {}): Promise<ProductProcess> {
    const environment = {
      DATA_DIR: this.folder,
      SMTP_URL: this.mail.url,
      RATE_LIMITS: 'off',
      DEMO_SHOP: 'off',
    };
    this.api = await ProductProcess.launch('main', { ...options, environment });
    return this.api;
  }

  async teardown(): Promise<void> {
    await this.api?.kill();
    await this.mail.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
