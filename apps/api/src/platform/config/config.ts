import { toMinorUnits } from '@figura/contracts';
import { DAY_MS } from '../clock/durations';
import { environmentSchema, type Environment } from './environment';
import { listDoubtfulSettings } from './unsafe-settings';

/** Milliseconds; load balancers poll every few seconds. */
const SHUTDOWN_DELAY_MS = 5_000;

export const CONFIG = Symbol('config');

export type Config = ReturnType<typeof createConfig>;

export type Pricing = Config['pricing'];

export class InvalidEnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Figura cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'InvalidEnvironmentError';
  }
}

/** Works even if the settings are invalid. */
export function isProduction(environment: Record<string, string | undefined> = process.env): boolean {
  return environment['NODE_ENV'] === 'production';
}

/** Works even if other settings are invalid. */
export function isDatabaseSet(environment: Record<string, string | undefined> = process.env): boolean {
  return Boolean(environment['MONGODB_URI']);
}

/** @throws InvalidEnvironmentError that names all missing or malformed variables at once */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  defaults: Record<string, string> = {},
): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const given = { ...defaults, ...Object.fromEntries(set) };
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new InvalidEnvironmentError(
      parsed.error.issues.map((issue) => [...issue.path, issue.message].join(' ')),
    );
  }
  return createConfig(parsed.data);
}

function createConfig(values: Environment) {
  const production = values.NODE_ENV === 'production';
  const sells = values.PAYMENTS === 'on';
  const mailFrom = values.MAIL_FROM ?? 'Figura <hello@figura.test>';
  return {
    production,
    /** Test doubles replace email and payment; `/dev/*` and a demo account exist. */
    local: !production,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    workerPort: values.WORKER_PORT,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    continueTraces: values.OTEL_PROPAGATORS === 'tracecontext',
    commit: values.COMMIT,
    operator: values.OPERATOR,
    /** Without a trailing slash; links in emails start with it. */
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    /** False in tests: the embedded database does not wait for the disk. */
    isDurable: values.NODE_ENV !== 'test',
    /** Without it the embedded engine runs on `dataDir`. */
    mongodbUri: values.MONGODB_URI,
    redisUrl: values.REDIS_URL,
    /** Without it, emails are captured. */
    smtpUrl: values.SMTP_URL,
    mailFrom,
    contactEmail: values.CONTACT_EMAIL ?? parseAddress(mailFrom),
    /** Without it one is generated into `dataDir`. */
    jwtSecret: values.JWT_SECRET,
    /** If false, everything is open and there are no prices. */
    sells,
    pricing: {
      full: toMinorUnits(values.PRICE, values.CURRENCY),
      early: toMinorUnits(values.EARLY_PRICE, values.CURRENCY),
      earlyEnd: new Date(Date.parse(values.EARLY_PRICE_UNTIL) + DAY_MS),
      currency: values.CURRENCY,
      /** Whether Stripe Tax computes the included tax. */
      isTaxed: values.STRIPE_TAX === 'on',
    },
    registration: values.REGISTRATION,
    invitationDays: values.INVITATION_DAYS,
    role: values.ROLE ?? (values.REDIS_URL && production ? ('api' as const) : ('both' as const)),
    /** Without it, payments are simulated (if payments are on). */
    stripe:
      sells && values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
        : undefined,
    /** Without it pictures are in the database. */
    pictures:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            bucket: values.S3_BUCKET,
            /** Default: Amazon S3. */
            endpoint: values.S3_ENDPOINT,
            region: values.S3_REGION,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
            pathStyle: values.S3_PATH_STYLE === 'on',
          }
        : undefined,
    /** Web push; without it, notifications are off. */
    push:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : undefined,
    signInProviders: values.OIDC_PROVIDERS,
    corsOrigins: values.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: values.TRUSTED_PROXIES ?? 0,
    /** Milliseconds; 0 stops at once. */
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (production ? SHUTDOWN_DELAY_MS : 0),
    demoShop: !production && values.DEMO_SHOP === 'on',
    productPhotosBytes: values.PRODUCT_PHOTOS_MB * 1e6,
    /** 0 runs the work on the main thread, between requests. */
    workThreads: values.WORK_THREADS,
    rateLimits: production || values.RATE_LIMITS === 'on',
    apiDocs: !production || values.API_DOCS === 'on',
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    warnings: production ? listDoubtfulSettings(values) : [],
  };
}

function parseAddress(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}
