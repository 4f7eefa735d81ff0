import { isPayableCurrency, toMinorUnits } from '@figura/contracts';
import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { listRefusedSettings } from './unsafe-settings';
import { VARIABLES, type Variable } from './variables';

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
      message: 'To try it out on one machine anyway, set ALLOW_UNSAFE_SETTINGS=on.',
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
    add('VAPID_PRIVATE_KEY', 'does not match VAPID_PUBLIC_KEY: use both keys from one run of "push keys"');
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
          'must not be set with DATABASE=embedded, which is for one process: remove one of them',
        ]);
    if (values.ROLE === 'api' || values.ROLE === 'worker')
      found.push(['ROLE', 'must be "both" or unset with DATABASE=embedded, which is for one process']);
  }
  if (values.DATABASE === 'mongodb' && values.MONGODB_URI === undefined && values.NODE_ENV !== 'production')
    found.push(['MONGODB_URI', 'must be set with DATABASE=mongodb']);
  if (values.EARLY_PRICE > values.PRICE)
    found.push([
      'EARLY_PRICE',
      'must not be above PRICE; set both to the same amount if there is no early price',
    ]);
  // Cross-field checks also run when single fields are wrong.
  for (const name of isPayableCurrency(values.CURRENCY) ? (['PRICE', 'EARLY_PRICE'] as const) : [])
    if (!Number.isInteger(toMinorUnits(values[name], values.CURRENCY)))
      found.push([name, `must be a whole number, because ${values.CURRENCY} has no decimals`]);
  return found;
}
