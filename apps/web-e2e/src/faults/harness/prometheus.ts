import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { waitUntil } from '../../../../api/src/testing/until';
import { freePort } from './free-port';

const MONITORING = join(__dirname, '../../../../../docker/monitoring');

/** The 15 s of the product, shortened; also the scrape timeout. */
const INTERVAL = '5s';

interface Configuration {
  global: Record<string, string>;
  rule_files: string[];
  scrape_configs: Record<string, unknown>[];
}

export interface Rule {
  name: string;
  health: string;
  lastError?: string;
  state: 'inactive' | 'pending' | 'firing';
}

export class Prometheus {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly url: string,
  ) {}

  /** Null if promtool accepts the product's files. */
  static complaints(): string | null {
    const program = process.env['PROMTOOL'] ?? 'promtool';
    const { status, stdout, stderr } = spawnSync(
      program,
      ['check', 'config', join(MONITORING, 'prometheus.yml')],
      { encoding: 'utf8' },
    );
    return status === 0 ? null : `${stdout}${stderr}`;
  }

  static async start(ports: Record<string, number>): Promise<Prometheus> {
    const folder = mkdtempSync(join(tmpdir(), 'figura-prometheus-'));
    const { global, scrape_configs, ...rest } = parse(
      readFileSync(join(MONITORING, 'prometheus.yml'), 'utf8'),
    ) as Configuration;
    const configuration: Configuration = {
      ...rest,
      global: { ...global, scrape_interval: INTERVAL, evaluation_interval: INTERVAL },
      rule_files: [join(MONITORING, 'alerts.yml')],
      scrape_configs: scrape_configs.map(({ dns_sd_configs: _, ...job }) => ({
        ...job,
        static_configs: [{ targets: [`127.0.0.1:${ports[job['job_name'] as string]}`] }],
      })),
    };
    writeFileSync(join(folder, 'prometheus.yml'), stringify(configuration));
    const address = `127.0.0.1:${await freePort()}`;
    const child = spawn(
      process.env['PROMETHEUS_SERVER'] ?? 'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${address}`,
      ],
      { stdio: 'ignore' },
    );
    await once(child, 'spawn');
    const started = new Prometheus(child, folder, `http://${address}`);
    await waitUntil('Prometheus is ready', () => {
      if (child.exitCode !== null) throw new Error(`Prometheus ended with ${child.exitCode}.`);
      return fetch(`${started.url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    return started;
  }

  async scraped(): Promise<string[]> {
    const query = encodeURIComponent('max by (job) (max_over_time(up[1h])) == 1');
    const { result } = await this.ask<{ result: { metric: { job: string } }[] }>(`query?query=${query}`);
    return result.map(({ metric }) => metric.job).toSorted();
  }

  async rules(): Promise<Rule[]> {
    const { groups } = await this.ask<{ groups: { rules: Rule[] }[] }>('rules');
    return groups.flatMap(({ rules }) => rules);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ask<Data>(path: string): Promise<Data> {
    const response = await fetch(`${this.url}/api/v1/${path}`);
    return ((await response.json()) as { data: Data }).data;
  }
}
