import { serveCheckoutPages, StripeSimulator } from '@figura/local-mode';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

@Injectable()
export class SimulatedCheckout implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly simulator: StripeSimulator,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.simulator.deliverTo(async (body, signature) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const url = '/api/stripe/webhook';
      return (await fastify.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    });
    serveCheckoutPages(fastify, this.simulator.ledger);
  }
}
