import { DEFAULT_PRICES, isPayableCurrency, REGISTRATIONS } from '@figura/contracts';
import { z } from 'zod';
import { signInProvidersSchema } from './sign-in-providers';

const createUrlSchema = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)), {
    message: `must start with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  });

const createSecretSchema = (...prefixes: string[]) =>
  z.string().refine((text) => prefixes.some((prefix) => text.startsWith(prefix)), {
    message: `must start with ${prefixes.join(' or ')}`,
  });

const createEnumSchema = <const Value extends string>(...values: Value[]) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

const createNumberSchema = (least: number, most: number, number = 'a number') => {
  const message = `must be ${number} from ${least} to ${most}`;
  return z.coerce.number(message).min(least, message).max(most, message);
};

const createWholeNumberSchema = (least: number, most: number) =>
  createNumberSchema(least, most, 'a whole number').int('must be a whole number');

const createBucketSchema = () =>
  z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be 3 to 63 lower-case letters, digits, dots, or hyphens',
    );

const createKeySchema = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    message: 'must be a key from "npm run admin -- push keys"',
  });
const createSwitchSchema = (preset: 'on' | 'off') => createEnumSchema('on', 'off').default(preset);

/** In the main unit. Stripe accepts at most eight digits. */
const createPriceSchema = (preset: number) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount such as 89 or 89.90, without a currency')
    .transform(Number)
    .refine((amount) => amount >= 0.5, 'must be at least 0.50, the minimum at Stripe')
    .default(preset);

const createDaySchema = (preset: string) => z.iso.date('must be a day such as 2026-06-30').default(preset);

const createPortSchema = () => createWholeNumberSchema(0, 65_535);

interface About {
  description: string;
  example?: string;
  neededInProduction?: true;
  /** Setting that makes this one optional. */
  unless?: 'DATABASE=embedded' | 'PAYMENTS=off';
}

export interface Variable<T extends z.ZodType = z.ZodType> extends About {
  schema: T;
}

function createVariable<T extends z.ZodType>(schema: T, about: About): Variable<T> {
  return { schema, ...about };
}

function requireInProduction<T extends z.ZodType>(schema: T, about: About): Variable<z.ZodOptional<T>> {
  return { schema: schema.optional(), ...about, neededInProduction: true };
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** An empty value counts as unset. */
export const VARIABLES = {
  NODE_ENV: createVariable(createEnumSchema('development', 'test', 'production').default('development'), {
    description:
      '"production" refuses to start while a required setting is missing, and serves nothing under /dev.',
  }),
  APP_URL: requireInProduction(createUrlSchema('http', 'https'), {
    description:
      'URL that users open; links in emails start with it. Default in local mode: http://localhost:PORT.',
    example: 'https://figura.example',
  }),
  MONGODB_URI: requireInProduction(createUrlSchema('mongodb', 'mongodb+srv'), {
    description: 'MongoDB URI. Without it, an embedded database runs in DATA_DIR.',
    example: 'mongodb://mongo:27017/figura?replicaSet=rs0',
    unless: 'DATABASE=embedded',
  }),
  DATABASE: createVariable(createEnumSchema('mongodb', 'embedded').optional(), {
    description:
      '"embedded" runs production on the database in DATA_DIR, in one process that also runs the jobs, for small installations.',
    example: 'embedded',
  }),
  ROLE: createVariable(createEnumSchema('api', 'worker', 'both').optional(), {
    description:
      'What main.js runs: the API, the jobs, or both. Default: both without Redis, otherwise the API.',
    example: 'both',
  }),
  REDIS_URL: requireInProduction(createUrlSchema('redis', 'rediss'), {
    description:
      'Redis for job queues and rate limits shared by all processes. Without it, the API runs the jobs and counts in memory.',
    example: 'redis://redis:6379',
    unless: 'DATABASE=embedded',
  }),
  SMTP_URL: requireInProduction(createUrlSchema('smtp', 'smtps'), {
    description: 'Mail server. Without it, emails are kept and shown at /dev/mailbox.',
    example: 'smtp://mailpit:1025',
  }),
  JWT_SECRET: requireInProduction(
    z.string().refine((text) => Buffer.byteLength(text) >= 32, { message: 'must be 32 bytes or longer' }),
    {
      description:
        'Secret that signs tokens, at least 32 bytes, for example from "openssl rand -base64 48". Without it, one is generated in DATA_DIR.',
      example: 'the output of that command',
      unless: 'DATABASE=embedded',
    },
  ),
  STRIPE_SECRET_KEY: requireInProduction(createSecretSchema('sk_', 'rk_'), {
    description: 'Stripe secret key; requires STRIPE_WEBHOOK_SECRET. Without both, payments are simulated.',
    example: 'sk_live_...',
    unless: 'PAYMENTS=off',
  }),
  STRIPE_WEBHOOK_SECRET: requireInProduction(createSecretSchema('whsec_'), {
    description: 'Signing secret of the webhook endpoint /api/stripe/webhook.',
    example: 'whsec_...',
    unless: 'PAYMENTS=off',
  }),
  PAYMENTS: createVariable(createSwitchSchema('on'), {
    description: '"off" opens everything to every account, hides prices, and does not use Stripe.',
  }),
  PRICE: createVariable(createPriceSchema(DEFAULT_PRICES.full / 100), {
    description: 'Price of lifetime access in CURRENCY, including tax.',
  }),
  EARLY_PRICE: createVariable(createPriceSchema(DEFAULT_PRICES.early / 100), {
    description:
      'Price through EARLY_PRICE_UNTIL, shown next to PRICE struck through. If equal to PRICE, there is no early price.',
  }),
  EARLY_PRICE_UNTIL: createVariable(createDaySchema('2026-06-30'), {
    description: 'Last day of EARLY_PRICE, in UTC.',
  }),
  CURRENCY: createVariable(
    z
      .string()
      .toLowerCase()
      .refine(
        isPayableCurrency,
        'must be the code of a currency such as usd or eur that Stripe charges in units or cents',
      )
      .default(DEFAULT_PRICES.currency),
    { description: 'ISO 4217 code of the currency of both prices.' },
  ),
  STRIPE_TAX: createVariable(createSwitchSchema('off'), {
    description:
      '"on" lets Stripe Tax compute the tax included in the price; turn it on in the Stripe account first.',
  }),
  REGISTRATION: createVariable(createEnumSchema(...REGISTRATIONS).default('open'), {
    description:
      'Who may register: anyone, people with an invitation ("admin invitations create"), or no one.',
  }),
  INVITATION_DAYS: createVariable(createWholeNumberSchema(1, 365).default(14), {
    description: 'Days until an invitation expires.',
  }),
  OIDC_PROVIDERS: createVariable(signInProvidersSchema, {
    description:
      'OpenID Connect providers for sign-in, as a one-line JSON list; see docs/operations.md for Google and Apple. Add only providers that verify email addresses.',
    example:
      '[{"name":"Google","issuer":"https://accounts.google.com","clientId":"...","clientSecret":"..."}]',
  }),
  HOST: createVariable(z.string().optional(), {
    description: 'IP address to listen on. Default: 127.0.0.1 in local mode, all addresses in production.',
    example: '0.0.0.0',
  }),
  PORT: createVariable(createPortSchema().default(3000), { description: 'Port of the API.' }),
  WORKER_PORT: createVariable(createPortSchema().default(3001), {
    description: "Port of a worker's health endpoints.",
  }),
  METRICS_PORT: createVariable(createPortSchema().default(9464), {
    description:
      "Port of the Prometheus metrics of every process, at /metrics; must differ from the API's port.",
  }),
  METRICS_HOST: createVariable(z.string().default('127.0.0.1'), {
    description:
      'IP address of the metrics port. In a container: 0.0.0.0, on a network that only Prometheus can reach.',
  }),
  COMMIT: createVariable(
    z
      .string()
      .regex(/^[\w.-]{1,40}$/, 'must be a commit ID')
      .optional(),
    {
      description: 'Commit of this build, for logs and metrics. Set by the image.',
      example: '0b00a15',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: createVariable(createUrlSchema('http', 'https').optional(), {
    description:
      'OpenTelemetry collector for traces, by OTLP over HTTP. Without it, tracing is off. Other OTEL_ variables keep their standard meaning.',
    example: 'http://collector:4318',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: createVariable(
    z.literal('http/json', 'must be http/json').default('http/json'),
    {
      description: 'Protocol for sending traces; only JSON over HTTP is supported.',
    },
  ),
  OTEL_EXPORTER_OTLP_HEADERS: createVariable(z.string().optional(), {
    description: 'Headers for the collector, such as an API key. Treat as a secret.',
    example: 'api-key=...',
  }),
  OTEL_SERVICE_NAME: createVariable(z.string().optional(), {
    description: 'Service name in traces. Default: figura-api or figura-worker.',
    example: 'figura-api',
  }),
  OTEL_TRACES_SAMPLER: createVariable(createEnumSchema(...SAMPLERS).default('parentbased_always_on'), {
    description: 'Which requests and jobs are traced. Default: all.',
  }),
  OTEL_TRACES_SAMPLER_ARG: createVariable(createNumberSchema(0, 1).default(1), {
    description: 'Share of traces to sample, from 0 to 1, for samplers with "ratio".',
  }),
  OTEL_PROPAGATORS: createVariable(createEnumSchema('none', 'tracecontext').default('none'), {
    description:
      '"tracecontext" continues traces from the traceparent header. Use it only behind a proxy that sets or removes this header; otherwise clients decide what is traced.',
  }),
  OPERATOR: createVariable(z.string().min(1).max(80).optional(), {
    description:
      "Operator's name in the audit log of the admin command line. Default: the operating system user and host name.",
    example: 'mira',
  }),
  DATA_DIR: createVariable(z.string().default('.data'), {
    description: 'Folder for the embedded database and generated secrets.',
  }),
  MAIL_FROM: requireInProduction(z.string(), {
    description: 'Sender of all emails.',
    example: 'Figura <hello@figura.test>',
  }),
  CONTACT_EMAIL: createVariable(z.email('must be an email address').optional(), {
    description:
      'Contact address, shown in Settings, the Help Center and emails, and their reply-to address. Without it, the address of MAIL_FROM is used, and production warns.',
    example: 'support@figura.example',
  }),
  CORS_ORIGINS: createVariable(z.string().default(''), {
    description: 'Comma-separated origins that may call the API from browsers, besides APP_URL.',
    example: 'https://app.figura.example',
  }),
  TRUSTED_PROXIES: createVariable(createWholeNumberSchema(0, 100).optional(), {
    description:
      'Number of proxies in front of the API whose X-Forwarded-For is trusted. Default: 0; production warns when it is not set.',
    example: '1',
  }),
  SHUTDOWN_DELAY_MS: createVariable(createWholeNumberSchema(0, 30_000).optional(), {
    description:
      'Milliseconds to keep serving after a stop signal while "ready" returns 503; must exceed the load balancer\'s check interval. Default: 0 in local mode, 5000 in production.',
    example: '5000',
  }),
  ALLOW_UNSAFE_SETTINGS: createVariable(createSwitchSchema('off'), {
    description:
      '"on" lets production start with unsafe URLs (http, a test domain, a mail catcher) and warns at every start. For trials on one machine.',
  }),
  DEMO_SHOP: createVariable(createSwitchSchema('on'), {
    description:
      '"off" removes the demo shop from local mode, which has invented products while there is no other shop. Production never has it.',
  }),
  PRODUCT_PHOTOS_MB: createVariable(createNumberSchema(0.01, 1_000_000).default(1_000), {
    description:
      'Maximum size of all product photos in megabytes, about 50 KB each. The least recently requested are deleted first.',
  }),
  S3_BUCKET: createVariable(createBucketSchema().optional(), {
    description:
      'Private bucket of an S3-compatible store for pictures, used by Figura alone; requires both keys. Without it, pictures are stored in the database.',
    example: 'figura-pictures',
  }),
  S3_ENDPOINT: createVariable(createUrlSchema('http', 'https').optional(), {
    description: 'URL of the S3-compatible store. Default: Amazon S3 in S3_REGION.',
    example: 'https://s3.example',
  }),
  S3_REGION: createVariable(z.string().default('us-east-1'), {
    description: 'Region of the bucket; many stores accept any.',
  }),
  S3_ACCESS_KEY_ID: createVariable(z.string().optional(), {
    description: 'Access key that can read, write and delete objects in the bucket.',
    example: 'AKIA...',
  }),
  S3_SECRET_ACCESS_KEY: createVariable(z.string().optional(), {
    description: 'Secret of the access key.',
    example: '...',
  }),
  S3_PATH_STYLE: createVariable(createEnumSchema('on', 'off').default('off'), {
    description:
      '"on" puts the bucket in the path of URLs instead of the host, as MinIO requires without a domain.',
  }),
  VAPID_PUBLIC_KEY: createVariable(createKeySchema(65).optional(), {
    description:
      'Public key for Monday notifications; requires VAPID_PRIVATE_KEY. Generate both with "npm run admin -- push keys". Without them, notifications are off. New keys end all subscriptions.',
    example: 'B...',
  }),
  VAPID_PRIVATE_KEY: createVariable(createKeySchema(32).optional(), {
    description: 'Private key for Monday notifications.',
    example: '...',
  }),
  WORK_THREADS: createVariable(createWholeNumberSchema(0, 2).default(2), {
    description:
      'Threads per process for slow work, such as composing outfits; about 50 MB each. With 0, requests wait for it.',
  }),
  RATE_LIMITS: createVariable(createSwitchSchema('on'), {
    description: '"off" disables rate limits for load tests. Production always enforces them.',
  }),
  API_DOCS: createVariable(createSwitchSchema('off'), {
    description:
      '"on" also serves the full API reference at /api/docs in production. Local mode always does. The reference for API keys is always at /api/docs/keys.',
  }),
  LOG_LEVEL: createVariable(
    createEnumSchema('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
    {
      description: 'Minimum log level. Default: "warn" in local mode, "info" in production.',
      example: 'info',
    },
  ),
} satisfies Record<string, Variable>;
