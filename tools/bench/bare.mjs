import Fastify from 'fastify';
import { readFileSync } from 'node:fs';

/**
 * What the product is compared with: a bare Fastify that sends the same bytes, serialized at each request (`/object`)
 * or ready (`/ready`), and one that parses the same body (`PUT /object`). The answers are read from the file that is
 * named on the command line: `[{name, body}]`; a file that is no JSON has a `type`, and its bytes in base64.
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
