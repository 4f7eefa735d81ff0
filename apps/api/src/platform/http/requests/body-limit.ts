import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyBytes?: number;
  }
}

/** Lets a route take a larger JSON body than others, in bytes. */
export const BodyLimit = (bodyBytes: number) => RouteConfig({ bodyBytes });

/** Holds each route with a {@link BodyLimit} to it. */
export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bodyBytes = route.config?.bodyBytes;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
}
