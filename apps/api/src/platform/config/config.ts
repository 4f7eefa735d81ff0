import { z } from 'zod';

const PRODUCTION_ONLY = [
  'APP_URL',
  'MONGODB_URI',
  'REDIS_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)), {
      message: `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    })
    .optional();

const secretOfKind = (...prefixes: string[]) =>
  z
    .string()
    .refine((text) => prefixes.some((prefix) => text.startsWith(prefix)), {
      message: `must start with ${prefixes.join(' or ')}`,
    })
    .optional();

/** Every variable that the product reads, with its default. An empty value counts as not set. */
const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    APP_URL: optionalUrl('http', 'https'),
    DATA_DIR: z.string().default('.data'),
    MONGODB_URI: optionalUrl('mongodb', 'mongodb+srv'),
    REDIS_URL: optionalUrl('redis', 'rediss'),
    SMTP_URL: optionalUrl('smtp', 'smtps'),
    MAIL_FROM: z.string().default('Figura <hello@figura.test>'),
    JWT_SECRET: z
      .string()
      .refine((text) => Buffer.byteLength(text) >= 32, { message: 'must be 32 bytes or longer' })
      .optional(),
    STRIPE_SECRET_KEY: secretOfKind('sk_', 'rk_'),
    STRIPE_WEBHOOK_SECRET: secretOfKind('whsec_'),
    CORS_ORIGINS: z.string().default(''),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  })
  .superRefine((environment, context) => {
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
    if (environment.NODE_ENV !== 'production' && !key !== !webhookSecret) {
      context.addIssue({
        code: 'custom',
        path: [key ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'],
        message: 'must be set together with the other setting of Stripe',
      });
    }
    if (environment.NODE_ENV !== 'production') return;
    for (const name of PRODUCTION_ONLY) {
      if (environment[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'must be set in production' });
    }
  });

/** How this process runs, decided once from the environment. */
export interface Config {
  production: boolean;
  /** Local mode: doubles stand in for mail and payment, `/dev/*` is served, a demo account exists. */
  local: boolean;
  host: string;
  port: number;
  /** Where a worker tells its health. */
  workerPort: number;
  /** Address that people open, without a trailing slash; links in mails start with it. */
  appUrl: string;
  /** Absolute or relative folder for the embedded database and generated secrets. */
  dataDir: string;
  /** Address of MongoDB; without it the embedded engine runs on `dataDir`. */
  mongodbUri: string | undefined;
  redisUrl: string | undefined;
  /** Address of the mail server; without it mails are captured. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Signing secret; without it one is generated into `dataDir`. */
  jwtSecret: string | undefined;
  /** The Stripe account and the secret that its webhooks are signed with; without them payments are simulated. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Origins besides the app's own that browsers may call the API from. */
  corsOrigins: string[];
  /** How many proxies stand between a client and this process: their forwarded addresses are believed. */
  trustedProxies: number;
  rateLimits: boolean;
  logLevel: string;
}

export class InvalidEnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'InvalidEnvironmentError';
  }
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws InvalidEnvironmentError that names every variable that is missing or malformed, all at once
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new InvalidEnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    production,
    local: !production,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    workerPort: values.WORKER_PORT,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    mongodbUri: values.MONGODB_URI,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    jwtSecret: values.JWT_SECRET,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
        : undefined,
    corsOrigins: values.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: values.TRUSTED_PROXIES,
    // Production is never without limits, whatever the environment says.
    rateLimits: production || values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
