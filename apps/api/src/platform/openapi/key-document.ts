import { API_BASE_PATH } from '@figura/contracts';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApiDocument } from './document';
import { KEY_SCHEME } from './route.decorators';

type Paths = OpenAPIObject['paths'];
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

export const KEY_DOCUMENT_PATH = `${API_BASE_PATH}/docs/keys.json`;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** For generating clients. */
export function createKeyDocument(app: INestApplication, appUrl: string): OpenAPIObject {
  const { paths: allPaths, components = {}, info, ...rest } = createApiDocument(app);
  const paths = pickOpenToKeys(allPaths);
  const key = components.securitySchemes![KEY_SCHEME]!;
  return {
    ...rest,
    info: { ...info, title: 'Figura API for keys', description: describe(appUrl) },
    paths,
    components: {
      schemas: pickReachable(paths, components.schemas ?? {}),
      securitySchemes: { [KEY_SCHEME]: key },
    },
  };
}

function describe(appUrl: string): string {
  return `The routes open to API keys, which are created in Settings, Security. Each route names its required scope
(\`x-key-scope\`). Errors are problem documents (RFC 9457); \`error\` is a message for the user.

With curl:

\`\`\`sh
curl -H "Authorization: Bearer $FIGURA_KEY" ${appUrl}${API_BASE_PATH}/wardrobe
\`\`\`

A TypeScript client, with the types of these routes:

\`\`\`sh
npm install openapi-fetch openapi-typescript
npx openapi-typescript ${appUrl}${KEY_DOCUMENT_PATH} -o figura.ts
\`\`\`

\`\`\`ts
import createClient from 'openapi-fetch';
import type { paths } from './figura.js';

const figura = createClient<paths>({
  baseUrl: '${appUrl}${API_BASE_PATH}',
  headers: { Authorization: \`Bearer \${process.env['FIGURA_KEY']}\` },
});

const wardrobe = await figura.GET('/wardrobe');
if (wardrobe.error) throw new Error(wardrobe.error.error);
for (const { name } of wardrobe.data.items) console.log(name);

const check = await figura.POST('/garments/check', { body: { text: 'Black wrap dress, knee length' } });
if (check.error) throw new Error(check.error.error);
console.log(check.data.verdict.sentence);
\`\`\`
`;
}

function pickOpenToKeys(paths: Paths): Paths {
  const open: Paths = {};
  for (const [path, item] of Object.entries(paths))
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation || !('x-key-scope' in operation)) continue;
      open[path] = { ...open[path], [method]: { ...operation, security: [{ [KEY_SCHEME]: [] }] } };
    }
  return open;
}

function pickReachable(paths: Paths, schemas: Schemas): Schemas {
  const reached: Schemas = {};
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name in reached) continue;
      reached[name] = schemas[name]!;
      visit(schemas[name]);
    }
  };
  visit(paths);
  return reached;
}
