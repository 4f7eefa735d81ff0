import { ObjectId } from 'bson';
import mongoose from 'mongoose';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { build } from '../build.mjs';
import { freePort } from '../free-port.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../node-flags.mjs';
import { workspace } from '../run.mjs';
import { cpuMicros, end, lineOf, startOn } from './process.mjs';
import { startRedis } from './redis.mjs';

/**
 * How many mails one worker sends in a second: jobs are stored, and counted until the last mail has come. Redis, the
 * database and the mail server, which takes each mail after a pause as one in another place does, share the other core.
 */
const COUNT = 1_000;
const SERVER_PAUSE_MS = 20;
const PATIENCE_MS = 120_000;

await build('api');
const engine = startOn(1, [join(workspace, 'tools/bench/engine.mjs')]);
const uri = `${(await lineOf(engine, 'engine on')).split(' ').at(-1)}/figura`;
const redis = await startRedis();

const received = { mails: 0, connections: 0 };
const sink = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onConnect: (_session, done) => {
    received.connections++;
    done();
  },
  onData: (stream, _session, done) => {
    stream.resume().once('end', () =>
      setTimeout(() => {
        received.mails++;
        done();
      }, SERVER_PAUSE_MS),
    );
  },
});
const smtpPort = await freePort();
await new Promise((resolve) => sink.listen(smtpPort, '127.0.0.1', resolve));

const worker = startOn(0, [...NODE_FLAGS, join(workspace, 'dist/apps/api/worker.js')], {
  ...NODE_ENVIRONMENT,
  MONGODB_URI: uri,
  REDIS_URL: redis.url,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  WORKER_PORT: String(await freePort()),
  METRICS_PORT: '0',
  LOG_LEVEL: 'info',
});
await lineOf(worker, '"Started"');

const database = await mongoose.mongo.MongoClient.connect(uri);
const now = new Date();
const people = Array.from({ length: COUNT }, (_, index) => ({
  _id: new ObjectId(),
  email: `person-${index}@example.com`,
  firstName: 'Mira',
  isVerified: true,
  createdAt: now,
}));
await database.db().collection('users').insertMany(people);
await database
  .db()
  .collection('jobs')
  .insertMany(
    people.map(({ _id }) => ({
      name: 'mail.account',
      payload: { mail: 'password-changed', userId: _id.toHexString() },
      attempts: 0,
      // So long ago that the worker announces them to itself at its next look.
      dueAt: new Date(now.getTime() - 60_000),
      failedAt: null,
      lastError: null,
      createdAt: now,
    })),
  );

const deadline = Date.now() + PATIENCE_MS;
while (received.mails === 0 && Date.now() < deadline) await pause(5);
const begun = { at: performance.now(), cpu: cpuMicros(worker.pid), mails: received.mails };
while (received.mails < COUNT && Date.now() < deadline) await pause(5);
const seconds = (performance.now() - begun.at) / 1_000;
const sent = received.mails - begun.mails;
const cpu = (cpuMicros(worker.pid) - begun.cpu) / sent;
process.stdout.write(
  `${received.mails} of ${COUNT} mails through ${received.connections} connections: ` +
    `${Math.round(sent / seconds)} a second, ${Math.round(cpu)} µs of the processor each\n`,
);

await database.close();
await end(worker);
await redis.stop();
await end(engine);
await new Promise((resolve) => sink.close(resolve));
