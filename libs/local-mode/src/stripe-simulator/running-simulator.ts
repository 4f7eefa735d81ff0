import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SimulatorConnection {
  host: string;
  port: number;
  protocol: 'http';
  secretKey: string;
}

const PROBE_MS = 2_000;

const getConnectionFile = (folder: string): string => join(folder, 'stripe-simulator.json');

/** Writes the simulator's address to the data folder, readable by its owner alone. */
export function announceSimulator(folder: string, connection: SimulatorConnection): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(getConnectionFile(folder), JSON.stringify(connection), { mode: 0o600 });
}

export function retractSimulator(folder: string): void {
  rmSync(getConnectionFile(folder), { force: true });
}

/** Finds another process's simulator; null if none answers, as after a kill. */
export async function findSimulator(folder: string): Promise<SimulatorConnection | null> {
  try {
    const connection = JSON.parse(readFileSync(getConnectionFile(folder), 'utf8')) as SimulatorConnection;
    const { ok } = await fetch(`http://${connection.host}:${connection.port}/v1/disputes`, {
      headers: { authorization: `Bearer ${connection.secretKey}` },
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return ok ? connection : null;
  } catch {
    return null;
  }
}
