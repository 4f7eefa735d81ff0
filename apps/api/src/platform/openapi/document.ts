import { API_BASE_PATH } from '@figura/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { KEY_SCHEME } from './route.decorators';
import { Problem } from '../http/responses/problem.dto';

const ABOUT = `Every error is a problem document (RFC 9457): \`error\` is a sentence that the user may read and \`code\` a stable word.
Where fields of the request are wrong, \`fields\` names each with its sentence.
Every answer carries \`X-Request-Id\`, which names the request in the logs: the client's own if it is harmless. URLs of pictures
are relative to \`${API_BASE_PATH}\`.`;

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
      description: 'The access token of a sign-in. It lives for 15 minutes.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key for programs (`figura_…`), made in Settings, Security. `x-key-scope` names the scope that a route needs.',
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
