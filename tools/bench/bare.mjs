import Fastify from 'fastify';
import { readFileSync } from 'node:fs';

/**
 * Baseline: a bare Fastify server that sends the same bytes, serialized (`/object`) or precomputed (`/ready`),
 * and parses the same body (`PUT /object`). Answers: `[{name, body}]`; others than
 * JSON have a `type` and base64 bytes.
 */
const answers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const fastify = Fastify();
for (const { name, body, type } of answers) {
  if (type) {
    const file = Buffer.from(body, 'base64');
    fastify.get(`/ready/${name}`, (_request, reply) => reply.header('content-type', type).send(file));
    continue;
  }
  const object = JSON.parse(body);
  const bytes = Buffer.from(body);
  fastify.get(`/object/${name}`, (_request, reply) => reply.send(object));
  fastify.put(`/object/${name}`, (_request, reply) => reply.send(object));
  fastify.get(`/ready/${name}`, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(bytes),
  );
}
process.stdout.write(`bare on ${await fastify.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => process.exit(0));
