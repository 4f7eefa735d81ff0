import { createECDH } from 'node:crypto';
import { DEFAULT_PRICES, isPayableCurrency, REGISTRATIONS, toMinorUnits } from '@figura/contracts';
import { z } from 'zod';
import { signInProvidersSchema } from './sign-in-providers';
import { listRefusedSettings } from './unsafe-settings';

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
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 small letters, digits, dots or dashes');

const createKeySchema = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, {
    message: 'must be a key from "npm run admin -- push keys"',
  });
const createSwitchSchema = (preset: 'on' | 'off') => createEnumSchema('on', 'off').default(preset);

/** In the main unit. Stripe takes at most eight digits. */
const createPriceSchema = (preset: number) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, 'must be an amount such as 89 or 89.90, without a currency')
    .transform(Number)
    .refine((amount) => amount >= 0.5, 'must be at least 0.50, as Stripe takes no less')
    .default(preset);

const createDaySchema = (preset: string) => z.iso.date('must be a day such as 2026-06-30').default(preset);

const createPortSchema = () => createWholeNumberSchema(0, 65_535);

interface About {
  description: string;
  example?: string;
  neededInProduction?: true;
  /** The setting that makes it unneeded. */
  unless?: 'DATABASE=embedded' | 'PAYMENTS=off';
}

interface Variable<T extends z.ZodType = z.ZodType> extends About {
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

/** An empty value counts as not set. */
export const VARIABLES = {
  NODE_ENV: createVariable(createEnumSchema('development', 'test', 'production').default('development'), {
    description:
      'With "production" the product refuses to start while a setting that it needs is missing, and serves nothing below /dev.',
  }),
  APP_URL: requireInProduction(createUrlSchema('http', 'https'), {
    description:
      'The URL that users open; links in mails start with it. In local mode it is http://localhost:PORT.',
    example: 'https://figura.example',
  }),
  MONGODB_URI: requireInProduction(createUrlSchema('mongodb', 'mongodb+srv'), {
    description: 'The database. Without it an embedded one runs in DATA_DIR.',
    example: 'mongodb://mongo:27017/figura?replicaSet=rs0',
    unless: 'DATABASE=embedded',
  }),
  DATABASE: createVariable(createEnumSchema('mongodb', 'embedded').optional(), {
    description:
      'With "embedded" production runs on the database in DATA_DIR, in one process that also does the jobs: a small installation.',
    example: 'embedded',
  }),
  ROLE: createVariable(createEnumSchema('api', 'worker', 'both').optional(), {
    description:
      'What main.js does: serve the API, do the jobs, or both. Without it both where no Redis is, and otherwise the API.',
    example: 'both',
  }),
  REDIS_URL: requireInProduction(createUrlSchema('redis', 'rediss'), {
    description:
      'Queues of jobs, and counts of attempts that all processes share. Without it the API does the jobs and counts in memory.',
    example: 'redis://redis:6379',
    unless: 'DATABASE=embedded',
  }),
  SMTP_URL: requireInProduction(createUrlSchema('smtp', 'smtps'), {
    description: 'The mail server. Without it mails are kept and shown at /dev/mailbox.',
    example: 'smtp://mailpit:1025',
  }),
  JWT_SECRET: requireInProduction(
    z.string().refine((text) => Buffer.byteLength(text) >= 32, { message: 'must be 32 bytes or longer' }),
    {
      description:
        'What tokens are signed with, 32 bytes or more, for instance from "openssl rand -base64 48". Without it one is generated into DATA_DIR.',
      example: 'the output of that command',
      unless: 'DATABASE=embedded',
    },
  ),
  STRIPE_SECRET_KEY: requireInProduction(createSecretSchema('sk_', 'rk_'), {
    description:
      'Key of the Stripe account, set together with STRIPE_WEBHOOK_SECRET. Without them payments are simulated.',
    example: 'sk_live_...',
    unless: 'PAYMENTS=off',
  }),
  STRIPE_WEBHOOK_SECRET: requireInProduction(createSecretSchema('whsec_'), {
    description: 'Signing secret of the webhook that points to /api/stripe/webhook.',
    example: 'whsec_...',
    unless: 'PAYMENTS=off',
  }),
  PAYMENTS: createVariable(createSwitchSchema('on'), {
    description:
      'With "off" everything is open to every account, no price is shown anywhere, and Stripe is not used.',
  }),
  PRICE: createVariable(createPriceSchema(DEFAULT_PRICES.full / 100), {
    description: 'Price of lifetime access, in CURRENCY, with any tax in it.',
  }),
  EARLY_PRICE: createVariable(createPriceSchema(DEFAULT_PRICES.early / 100), {
    description:
      'Price up to and including the day EARLY_PRICE_UNTIL; PRICE is struck through beside it. The same as PRICE: there is no early price.',
  }),
  EARLY_PRICE_UNTIL: createVariable(createDaySchema('2026-06-30'), {
    description: 'The last day of EARLY_PRICE, in UTC.',
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
    { description: 'Currency of both prices, as its ISO 4217 code.' },
  ),
  STRIPE_TAX: createVariable(createSwitchSchema('off'), {
    description:
      'With "on" Stripe Tax works out the tax that the price contains; switch it on in the Stripe account first.',
  }),
  REGISTRATION: createVariable(createEnumSchema(...REGISTRATIONS).default('open'), {
    description:
      'Who may register: everybody, whoever has an invitation ("admin invitations create"), or nobody.',
  }),
  INVITATION_DAYS: createVariable(createWholeNumberSchema(1, 365).default(14), {
    description: 'How many days an invitation is good for.',
  }),
  OIDC_PROVIDERS: createVariable(signInProvidersSchema, {
    description:
      'Providers of OpenID Connect that users may sign in with, as a JSON list in one line; docs/operations.md says how to set up Google and Apple. Name only providers that verify the email addresses of their users.',
    example:
      '[{"name":"Google","issuer":"https://accounts.google.com","clientId":"...","clientSecret":"..."}]',
  }),
  HOST: createVariable(z.string().optional(), {
    description: 'The IP address to listen on. In local mode 127.0.0.1, in production all of them.',
    example: '0.0.0.0',
  }),
  PORT: createVariable(createPortSchema().default(3000), { description: 'Port of the API.' }),
  WORKER_PORT: createVariable(createPortSchema().default(3001), {
    description: 'Port on which a worker tells its health.',
  }),
  METRICS_PORT: createVariable(createPortSchema().default(9464), {
    description:
      'Port on which every process gives its metrics to Prometheus, at /metrics; never the port of the API.',
  }),
  METRICS_HOST: createVariable(z.string().default('127.0.0.1'), {
    description:
      'The IP address on which metrics are given. In a container 0.0.0.0, on a network that only Prometheus is on.',
  }),
  COMMIT: createVariable(
    z
      .string()
      .regex(/^[\w.-]{1,40}$/, 'must be the id of a commit')
      .optional(),
    {
      description: 'The commit that this was built from, for the log and the metrics. The image sets it.',
      example: '0b00a15',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: createVariable(createUrlSchema('http', 'https').optional(), {
    description:
      'The OpenTelemetry collector that traces are sent to, by OTLP over HTTP. Without it nothing is traced. All other OTEL_ variables mean what OpenTelemetry says.',
    example: 'http://collector:4318',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: createVariable(
    z.literal('http/json', 'must be http/json').default('http/json'),
    {
      description: 'How traces are sent: as JSON over HTTP, the one way that Figura has.',
    },
  ),
  OTEL_EXPORTER_OTLP_HEADERS: createVariable(z.string().optional(), {
    description: 'Headers that the collector asks for, such as a key; a secret then.',
    example: 'api-key=...',
  }),
  OTEL_SERVICE_NAME: createVariable(z.string().optional(), {
    description: 'The name of a process in its traces. Without it figura-api or figura-worker.',
    example: 'figura-api',
  }),
  OTEL_TRACES_SAMPLER: createVariable(createEnumSchema(...SAMPLERS).default('parentbased_always_on'), {
    description: 'Which requests and jobs are traced: by default all.',
  }),
  OTEL_TRACES_SAMPLER_ARG: createVariable(createNumberSchema(0, 1).default(1), {
    description: 'Of samplers with "ratio" the share that is traced, from 0 to 1.',
  }),
  OTEL_PROPAGATORS: createVariable(createEnumSchema('none', 'tracecontext').default('none'), {
    description:
      'With "tracecontext" a request continues the trace that its header traceparent names. Only behind a proxy that sets this header itself or removes it: else whoever asks decides what is traced.',
  }),
  OPERATOR: createVariable(z.string().min(1).max(80).optional(), {
    description:
      'Who acts at the admin command line, as its audit notes it. Without it the user of the operating system and the name of the machine.',
    example: 'mira',
  }),
  DATA_DIR: createVariable(z.string().default('.data'), {
    description: 'Folder of the embedded database and the generated secret.',
  }),
  MAIL_FROM: requireInProduction(z.string(), {
    description: 'The sender of all mails.',
    example: 'Figura <hello@figura.test>',
  }),
  CONTACT_EMAIL: createVariable(z.email('must be an email address').optional(), {
    description:
      'The email address at which users reach a person: shown in Settings, in the Help Center and in mails, whose answers go there. Without it the address of MAIL_FROM, and production warns.',
    example: 'support@figura.example',
  }),
  CORS_ORIGINS: createVariable(z.string().default(''), {
    description: 'Origins besides APP_URL that browsers may call the API from, separated by commas.',
    example: 'https://app.figura.example',
  }),
  TRUSTED_PROXIES: createVariable(createWholeNumberSchema(0, 100).optional(), {
    description:
      'How many proxies stand before the API; their X-Forwarded-For is believed. Without it none is, and production warns.',
    example: '1',
  }),
  SHUTDOWN_DELAY_MS: createVariable(createWholeNumberSchema(0, 30_000).optional(), {
    description:
      'How long a process that was asked to stop still serves, in milliseconds, while "ready" answers 503. In local mode 0, in production 5000; longer than the interval in which a load balancer asks.',
    example: '5000',
  }),
  ALLOW_UNSAFE_SETTINGS: createVariable(createSwitchSchema('off'), {
    description:
      'With "on" production starts with URLs that it refuses otherwise (http, a test domain, a mail catcher), and warns of each at every start. For trying out on one machine.',
  }),
  DEMO_SHOP: createVariable(createSwitchSchema('on'), {
    description:
      'With "off" local mode has no demo shop, whose invented products are there while no other shop is. Production never has it.',
  }),
  PRODUCT_PHOTOS_MB: createVariable(createNumberSchema(0.01, 1_000_000).default(1_000), {
    description:
      'How much the photographs of products may take, in megabytes; about 50 KB each. Those that were not asked for longest go first.',
  }),
  S3_BUCKET: createVariable(createBucketSchema().optional(), {
    description:
      'The bucket of an S3-compatible store that keeps the pictures, set together with its two keys; private, and for Figura alone. Without it they are in the database.',
    example: 'figura-pictures',
  }),
  S3_ENDPOINT: createVariable(createUrlSchema('http', 'https').optional(), {
    description: 'The URL of that store. Without it Amazon S3 in S3_REGION.',
    example: 'https://s3.example',
  }),
  S3_REGION: createVariable(z.string().default('us-east-1'), {
    description: 'The region of the bucket; many stores take any.',
  }),
  S3_ACCESS_KEY_ID: createVariable(z.string().optional(), {
    description: 'Key that may read, write and delete objects of the bucket.',
    example: 'AKIA...',
  }),
  S3_SECRET_ACCESS_KEY: createVariable(z.string().optional(), {
    description: 'The secret of that key.',
    example: '...',
  }),
  S3_PATH_STYLE: createVariable(createEnumSchema('on', 'off').default('off'), {
    description:
      'With "on" the bucket stands in the path of URLs rather than in the host, as MinIO expects without a domain.',
  }),
  VAPID_PUBLIC_KEY: createVariable(createKeySchema(65).optional(), {
    description:
      'Key of notifications on Mondays, set together with VAPID_PRIVATE_KEY; "npm run admin -- push keys" makes both. Without them no device can ask for notifications. Other keys end all subscriptions.',
    example: 'B...',
  }),
  VAPID_PRIVATE_KEY: createVariable(createKeySchema(32).optional(), {
    description: 'The secret of that key.',
    example: '...',
  }),
  WORK_THREADS: createVariable(createWholeNumberSchema(0, 2).default(2), {
    description:
      'Threads of a process for work that takes long, such as putting outfits together: about 50 MB each. With 0 requests wait for it.',
  }),
  RATE_LIMITS: createVariable(createSwitchSchema('on'), {
    description: 'With "off" attempts are not limited, for load tests. Production limits them always.',
  }),
  API_DOCS: createVariable(createSwitchSchema('off'), {
    description:
      'With "on" production serves the page of the whole API at /api/docs as well. Local mode always does. What keys open is always at /api/docs/keys.',
  }),
  LOG_LEVEL: createVariable(
    createEnumSchema('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
    {
      description: 'The least that is logged. In local mode "warn", in production "info".',
      example: 'info',
    },
  ),
} satisfies Record<string, Variable>;

type Variables = typeof VARIABLES;
export type VariableName = keyof Variables;
type Shape = { [Name in VariableName]: Variables[Name]['schema'] };

export const NEEDED_IN_PRODUCTION = Object.entries<Variable>(VARIABLES)
  .filter(([, { neededInProduction }]) => neededInProduction)
  .map(([name]) => name as VariableName);

const shape = Object.fromEntries(
  Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema]),
) as unknown as Shape;

export const environmentSchema = z.object(shape).superRefine((environment, context) => {
  const complain = (setting: VariableName, message: string) =>
    context.addIssue({ code: 'custom', path: [setting], message });
  const isProduction = environment.NODE_ENV === 'production';
  for (const [setting, message] of listContradictions(environment)) complain(setting, message);
  requireBucketSettings(environment, context);
  requireMatchingKeys(environment, context);
  if (!isProduction) return;
  const chosen = [`DATABASE=${environment.DATABASE}`, `PAYMENTS=${environment.PAYMENTS}`];
  for (const name of NEEDED_IN_PRODUCTION) {
    const { unless } = VARIABLES[name] as Variable;
    if (environment[name] !== undefined || (unless && chosen.includes(unless))) continue;
    complain(name, `must be set in production${unless ? ` (or ${unless})` : ''}`);
  }
  const refused = listRefusedSettings(environment, environment.ALLOW_UNSAFE_SETTINGS === 'on');
  for (const { setting, message } of refused) complain(setting, message);
  if (refused.some(({ setting }) => setting !== 'JWT_SECRET'))
    context.addIssue({
      code: 'custom',
      path: [],
      message: 'To try it out on one machine all the same, set ALLOW_UNSAFE_SETTINGS=on.',
    });
});

const BUCKET_SETTINGS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function requireBucketSettings(
  environment: Partial<Record<(typeof BUCKET_SETTINGS)[number] | 'S3_ENDPOINT', string | undefined>>,
  context: z.RefinementCtx,
): void {
  const given = [...BUCKET_SETTINGS, 'S3_ENDPOINT' as const].find((name) => environment[name] !== undefined);
  if (!given) return;
  for (const name of BUCKET_SETTINGS)
    if (environment[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `must be set together with ${given}` });
}

function requireMatchingKeys(
  environment: { VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined },
  context: z.RefinementCtx,
): void {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
  const add = (name: keyof typeof environment, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!publicKey && !privateKey) return;
  if (!publicKey) return add('VAPID_PUBLIC_KEY', 'must be set together with VAPID_PRIVATE_KEY');
  if (!privateKey) return add('VAPID_PRIVATE_KEY', 'must be set together with VAPID_PUBLIC_KEY');
  if (derivePublicKey(privateKey) !== publicKey)
    add('VAPID_PRIVATE_KEY', 'does not belong to VAPID_PUBLIC_KEY: take both from one "push keys"');
}

function derivePublicKey(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

export type Environment = z.output<z.ZodObject<Shape>>;

function listContradictions(values: Environment): [VariableName, string][] {
  const found: [VariableName, string][] = [];
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (values.NODE_ENV !== 'production' && !key !== !webhookSecret)
    found.push([
      key ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY',
      'must be set together with the other setting of Stripe',
    ]);
  if (values.DATABASE === 'embedded') {
    for (const name of ['MONGODB_URI', 'REDIS_URL'] as const)
      if (values[name] !== undefined)
        found.push([
          name,
          'must not be set with DATABASE=embedded, which is for one process: leave one of them out',
        ]);
    if (values.ROLE === 'api' || values.ROLE === 'worker')
      found.push(['ROLE', 'must be both, or not set, with DATABASE=embedded: one process does everything']);
  }
  if (values.DATABASE === 'mongodb' && values.MONGODB_URI === undefined && values.NODE_ENV !== 'production')
    found.push(['MONGODB_URI', 'must be set with DATABASE=mongodb']);
  if (values.EARLY_PRICE > values.PRICE)
    found.push(['EARLY_PRICE', 'must not be above PRICE; set both alike where there is no early price']);
  // Checks of the whole also run beside wrong fields.
  for (const name of isPayableCurrency(values.CURRENCY) ? (['PRICE', 'EARLY_PRICE'] as const) : [])
    if (!Number.isInteger(toMinorUnits(values[name], values.CURRENCY)))
      found.push([name, `must be a whole number: ${values.CURRENCY} has no smaller unit`]);
  return found;
}
