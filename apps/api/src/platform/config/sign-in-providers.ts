import { z } from 'zod';

export interface SignInProvider {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  responseMode: 'query' | 'form_post';
}

export const MAX_PROVIDERS = 20;

const createTextSchema = (label: string, max = 2_000) =>
  z
    .string(`each provider needs ${label}`)
    .min(1, `each provider needs ${label}`)
    .max(max, `${label} must be at most ${max} characters`);

const providerSchema = z.strictObject(
  {
    name: createTextSchema('"name"', 30).regex(
      /^[\p{L}\p{N}][\p{L}\p{N} .&-]*$/u,
      '"name" must be letters and digits',
    ),
    issuer: createTextSchema('"issuer"').refine((url) => /^https?:\/\/./.test(url) && URL.canParse(url), {
      message: '"issuer" must be a URL',
    }),
    clientId: createTextSchema('"clientId"'),
    clientSecret: createTextSchema('"clientSecret"'),
    scope: z
      .string()
      .regex(/^openid( [\w.:/-]+)*$/, '"scope" must begin with openid')
      .default('openid email profile'),
    responseMode: z
      .enum(['query', 'form_post'], '"responseMode" must be "query" or "form_post"')
      .default('query'),
  },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? 'has a field other than name, issuer, clientId, clientSecret, scope, responseMode'
        : 'must be a JSON list of providers',
  },
);

export const signInProvidersSchema = z
  .string()
  .default('')
  .transform((json, context): SignInProvider[] => {
    if (json.trim() === '') return [];
    const parsed = z
      .array(providerSchema, 'must be a JSON list of providers')
      .max(MAX_PROVIDERS, `must name ${MAX_PROVIDERS} providers at most`)
      .safeParse(parseJson(json));
    const providers = (parsed.data ?? []).map((provider) => ({ id: toId(provider.name), ...provider }));
    const complaint =
      parsed.error?.issues[0]?.message ??
      (new Set(providers.map(({ id }) => id)).size < providers.length
        ? 'has two providers with the same name'
        : null) ??
      (providers.some(({ id }) => id === '')
        ? 'needs a letter from a to z, or a digit, in each "name"'
        : null);
    if (complaint === null) return providers;
    context.addIssue({ code: 'custom', message: complaint });
    return z.NEVER;
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
