import { API_BASE_PATH, MAX_PROFILE_IMAGE_BYTES } from '@figura/contracts';
import fastifyMultipart from '@fastify/multipart';
import { RequestMethod, type Type, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { refuseForeignHosts } from './access/foreign-hosts';
import { createLogger, LOGGER, NestLogger } from '../logging/logger';
import { measureRequests } from '../metrics/request-metrics';
import { serveApiDocs } from '../openapi/docs-page';
import { refuseOtherSites } from './access/cross-site';
import { Drain } from './drain';
import { getRequestLanguage } from './language/request-language';
import { MAX_PARAMETER_LENGTH } from './requests/parameter-length';
import { cacheImmutables } from './responses/immutable';
import { compactJson } from './responses/compact-json';
import { createErrorResponse, sendProblem } from './responses/problem.filter';
import { keepRawBodies } from './requests/raw-body';
import { logRequests, requestId } from './request-log';
import { addSecurityHeaders, createSecurityHeaders } from './responses/security-headers';
import { TRACING, type Tracing } from '../tracing/tracing';
import { warnOfUnknownProxy } from './warn-of-proxy';
import type { DescribeShared } from './web/shared-preview';
import { serveWebApp } from './web/web-app';
import { takeProviderForms } from './web/provider-forms';
import { refuseIllFormedText } from './requests/well-formed';
import { pino, type Logger } from 'pino';
import { answerHeadRequests, applyBodyLimits, takeForms } from './requests/route-config';

/** Larger bodies are rejected before they are read, unless a route has a `BodyLimit`. */
const MAX_JSON_BYTES = 100 * 1024;

export interface HttpAppOptions {
  webFolder?: string;
  isApi?: boolean;
  describeShared?: (app: NestFastifyApplication) => DescribeShared;
}

export async function createHttpApp(
  module: Type | DynamicModule,
  config: Config,
  options: HttpAppOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: config.trustedProxies || false,
    genReqId: requestId,
    requestTimeout: 30_000,
    // A stopping process still responds on open connections, then closes them.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // A URL that cannot be decoded is rejected before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...createSecurityHeaders(config.production), 'x-request-id': request.id });
      sendProblem(reply, createErrorResponse(error), getRequestLanguage(request));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    // Fastify's own JSON parser rejects prototype pollution; Nest's would replace it.
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(createLogger(config.logLevel, pino.destination(1))),
  });
  const logger = app.get<Logger>(LOGGER);
  app.useLogger(new NestLogger(logger));
  for (const { setting, message } of config.warnings) logger.warn({ setting }, `${setting} ${message}.`);
  app.setGlobalPrefix(API_BASE_PATH, {
    exclude: [{ path: 'dev/{*path}', method: RequestMethod.ALL }],
  });
  // A requested stop without errors exits with code 0.
  app.enableShutdownHooks([], { useProcessExit: true });
  if (config.corsOrigins.length) app.enableCors({ origin: config.corsOrigins, maxAge: 600 });

  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.removeContentTypeParser('text/plain');
  keepRawBodies(fastify);
  applyBodyLimits(fastify);
  takeForms(fastify);
  addSecurityHeaders(fastify, config.production);
  // Before anything that logs, so that log lines name the trace.
  app.get<Tracing | null>(TRACING, { strict: false })?.traceRequests(fastify);
  logRequests(fastify, logger);
  measureRequests(fastify);
  if (config.production && config.trustedProxies === 0) warnOfUnknownProxy(fastify, logger);
  doEndConnections(fastify, app.get(Drain, { strict: false }));
  refuseOtherSites(fastify, config.corsOrigins);
  answerHeadRequests(fastify);
  cacheImmutables(fastify);
  compactJson(fastify, config.trustedProxies === 0);
  refuseIllFormedText(fastify);
  if (config.local) refuseForeignHosts(fastify, config.appUrl);
  await fastify.register(fastifyMultipart, {
    limits: { fileSize: MAX_PROFILE_IMAGE_BYTES, files: 1, fields: 10, fieldSize: 1_000, parts: 12 },
  });
  if (options.isApi) {
    serveApiDocs(app, fastify, config);
    takeProviderForms(fastify);
  }
  if (options.webFolder)
    serveWebApp(
      fastify,
      options.webFolder,
      { ...config, origin: new URL(config.appUrl).origin },
      options.describeShared?.(app),
    );
  return app;
}

/** During shutdown, each response tells the client to reconnect. */
function doEndConnections(fastify: FastifyInstance, drain: Drain): void {
  fastify.addHook('onRequest', (_request, _reply, done) => {
    if (drain.settled) void drain.settled.then(() => done());
    else done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.isStopping) reply.header('connection', 'close');
    done();
  });
}
