import { API_BASE_PATH } from '@figura/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { KEY_SCHEME } from './route.decorators';
import { Problem } from '../http/responses/problem.dto';

const ABOUT = `Errors are problem documents (RFC 9457): \`error\` is a message for the user and \`code\` a stable identifier.
\`fields\` has a message for each invalid field of the request. Every response has an \`X-Request-Id\` that identifies the request in
the logs; a safe one from the client is kept. URLs of pictures are relative to \`${API_BASE_PATH}\`.`;

interface DocumentedOperation {
  parameters: { in: string; name: string; required?: boolean }[];
  requestBody?: unknown;
  'x-key-scope'?: string;
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
}

export function createApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Figura API')
    .setDescription(ABOUT)
    .setVersion('1')
    .addServer(API_BASE_PATH)
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'Access token from a sign-in, valid for 15 minutes.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'API key (`figura_…`), created in Settings, Security. `x-key-scope` is the scope that a route requires.',
      },
      KEY_SCHEME,
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    ignoreGlobalPrefix: true,
    extraModels: [Problem],
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations as Record<string, DocumentedOperation>))
      if (operation['x-key-scope'])
        operation['x-codeSamples'] = [
          { lang: 'Shell', label: 'curl', source: writeCurl(method, path, operation) },
          { lang: 'TypeScript', label: 'openapi-fetch', source: writeTypeScript(method, path, operation) },
        ];
  return document;
}

function writeCurl(method: string, path: string, { requestBody }: DocumentedOperation): string {
  const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
  const body = requestBody ? ` -H 'Content-Type: application/json' -d @body.json` : '';
  return `curl${verb} -H "Authorization: Bearer $FIGURA_KEY"${body} "$FIGURA_URL${API_BASE_PATH}${path}"`;
}

function writeTypeScript(method: string, path: string, operation: DocumentedOperation): string {
  const names = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => parameter.name);
  const parts = [
    ...(names.length ? [`params: { path: { ${names.join(', ')} } }`] : []),
    ...(operation.requestBody ? ['body'] : []),
  ];
  const options = parts.length ? `, { ${parts.join(', ')} }` : '';
  return `const { data, error } = await figura.${method.toUpperCase()}('${path}'${options});`;
}
