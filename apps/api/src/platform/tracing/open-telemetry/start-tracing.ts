import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { pino, type Logger } from 'pino';
import { MINUTE_MS } from '../../clock/durations';
import type { Config } from '../../config/config';
import { createLogger } from '../../logging/logger';
import { VERSION } from '../../version';
import type { Role } from '../tracing';
import { OpenTelemetry } from './open-telemetry';

/** Milliseconds between log lines about an unreachable collector. */
const SAY_AGAIN_MS = 10 * MINUTE_MS;

/** Endpoint, headers, sampling, batches and limits come from OpenTelemetry's own environment variables. */
export function startTracing(role: Role, config: Config): OpenTelemetry {
  setGlobalErrorHandler(logOccasionally(createLogger(config.logLevel, pino.destination(1))));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const about = resourceFromAttributes({ 'service.name': `figura-${role}`, 'service.version': VERSION });
  const provider = new BasicTracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, so that they win.
    resource: defaultResource()
      .merge(about)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  return new OpenTelemetry(provider, config.continueTraces);
}

function logOccasionally(logger: Logger): (error: unknown) => void {
  let saidAt = -Infinity;
  return (error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    logger.warn({ err: error }, 'Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT; they are dropped');
  };
}
