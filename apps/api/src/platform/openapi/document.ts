import { API_BASE_PATH } from '@figura/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '../http/responses/problem.dto';

const ABOUT = `Every error is a problem document (RFC 9457): \`error\` is a sentence that the user may read and \`code\` a stable word.
Where fields of the request are wrong, \`fields\` names each with its sentence.
Every answer carries \`X-Request-Id\`, which names the request in the logs: the client's own if it is harmless. URLs of pictures
are relative to \`${API_BASE_PATH}\`.`;

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
    .build();
  return SwaggerModule.createDocument(app, config, {
    ignoreGlobalPrefix: true,
    extraModels: [Problem],
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
}
