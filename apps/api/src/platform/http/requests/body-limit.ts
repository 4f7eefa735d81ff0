import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyBytes?: number;
  }
}

export const BodyLimit = (bodyBytes: number) => RouteConfig({ bodyBytes });

export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bodyBytes = route.config?.bodyBytes;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
}
