import { environmentSchema } from './environment';
import { listDoubtfulSettings, type SettingFinding } from './unsafe-settings';

/** How long a production process serves on after it was asked to stop, in milliseconds: a balancer asks every few seconds. */
const SHUTDOWN_DELAY_MS = 5_000;

/** Injection token of the {@link Config}. */
export const CONFIG = Symbol('config');

/** How this process runs, decided once from the environment. */
export interface Config {
  production: boolean;
  /** Local mode: doubles stand in for mail and payment, `/dev/*` is served, a demo account exists. */
  local: boolean;
  host: string;
  port: number;
  /** Where a worker tells its health. */
  workerPort: number;
  /** Where a process gives its metrics. */
  metricsPort: number;
  metricsHost: string;
  /** Whether traces are sent to a collector, which OpenTelemetry's own variables name. */
  tracing: boolean;
  /** Whether requests continue the trace that their `traceparent` names. */
  continueTraces: boolean;
  /** The commit that this was built from, where it is known. */
  commit: string | undefined;
  /** Who acts at the admin command line; without it the user of the operating system. */
  operator: string | undefined;
  /** URL that users open, without a trailing slash; links in mails start with it. */
  appUrl: string;
  /** Absolute or relative folder for the embedded database and generated secrets. */
  dataDir: string;
  /** Whether the embedded database waits for the disk: tests throw their data away. */
  isDurable: boolean;
  /** URL of MongoDB; without it the embedded engine runs on `dataDir`. */
  mongodbUri: string | undefined;
  redisUrl: string | undefined;
  /** URL of the mail server; without it mails are captured. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The email address at which users reach a person. */
  contactEmail: string;
  /** Signing secret; without it one is generated into `dataDir`. */
  jwtSecret: string | undefined;
  /** The Stripe account and the secret that its webhooks are signed with; without them payments are simulated. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Origins besides the app's own that browsers may call the API from. */
  corsOrigins: string[];
  /** How many proxies stand between a client and this process: their forwarded IP addresses are believed. */
  trustedProxies: number;
  /** How long a process that was asked to stop still serves, in milliseconds; 0 stops at once. */
  shutdownDelayMs: number;
  /** Whether products of invented brands are there while no shop is. */
  demoShop: boolean;
  /** What photographs of products may take in the database, in bytes. */
  productPhotosBytes: number;
  /** Threads for work that takes long; with 0 it is done between requests. */
  workThreads: number;
  rateLimits: boolean;
  /** Whether `/api/docs` is served. */
  apiDocs: boolean;
  logLevel: string;
  /** What production starts with although it should not; logged at each start. */
  warnings: readonly SettingFinding[];
}

export class InvalidEnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Figura cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'InvalidEnvironmentError';
  }
}

/** Whether this process is meant to be one of production, also when its settings cannot be read. */
export function isProduction(environment: Record<string, string | undefined> = process.env): boolean {
  return environment['NODE_ENV'] === 'production';
}

/** Whether a setting says where the database is, also when others cannot be read; else it is the embedded one. */
export function isDatabaseSet(environment: Record<string, string | undefined> = process.env): boolean {
  return Boolean(environment['MONGODB_URI']);
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
      parsed.error.issues.map((issue) => [...issue.path, issue.message].join(' ')),
    );
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const mailFrom = values.MAIL_FROM ?? 'Figura <hello@figura.test>';
  return {
    production,
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
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: values.DATA_DIR,
    isDurable: values.NODE_ENV !== 'test',
    mongodbUri: values.MONGODB_URI,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom,
    contactEmail: values.CONTACT_EMAIL ?? parseAddress(mailFrom),
    jwtSecret: values.JWT_SECRET,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
        : undefined,
    corsOrigins: values.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: values.TRUSTED_PROXIES ?? 0,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (production ? SHUTDOWN_DELAY_MS : 0),
    demoShop: !production && values.DEMO_SHOP === 'on',
    productPhotosBytes: values.PRODUCT_PHOTOS_MB * 1e6,
    workThreads: values.WORK_THREADS,
    // Production is never without limits, whatever the environment says.
    rateLimits: production || values.RATE_LIMITS === 'on',
    apiDocs: !production || values.API_DOCS === 'on',
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    warnings: production ? listDoubtfulSettings(values) : [],
  };
}

/** The address of `Name <local@domain>` or `local@domain`. */
function parseAddress(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox.trim();
}
