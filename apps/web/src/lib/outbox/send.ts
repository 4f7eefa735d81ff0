import { api, readData } from '../api/api-client';
import { limitTime } from './in-time';
import type { Write } from './write';

export function send({ method, path, init }: Write): Promise<unknown> {
  const call = api[method] as unknown as (path: string, init: object) => Promise<{ data?: unknown }>;
  // Survives a reload; browsers limit the body size.
  const keepalive = !('body' in init);
  return limitTime(readData(call(path, { ...init, keepalive })));
}
