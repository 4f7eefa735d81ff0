import fastify from 'fastify';
import { pino } from 'pino';
import { warnOfUnknownProxy } from './warn-of-proxy';

it('warnOfUnknownProxy warns once about an unconfigured proxy, without IP addresses [S99]', async () => {
  const lines: string[] = [];
  const server = fastify();
  warnOfUnknownProxy(server, pino({ base: null }, { write: (line: string) => lines.push(line) }));
  server.get('/', () => 'ok');
  await server.inject('/');
  expect(lines).toEqual([]);
  for (const forwarded of ['198.51.100.7', '198.51.100.8'])
    await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, setting: 'TRUSTED_PROXIES' });
  expect(lines[0]).toContain('Set it to the number of proxies.');
  expect(lines[0]).not.toContain('198.51.100');
  await server.close();
});
