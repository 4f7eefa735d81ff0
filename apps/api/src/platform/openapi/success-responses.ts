import { getSchemaPath } from '@nestjs/swagger';
import type { DocumentedResponse } from './api-document';
import type { JsonSchema, OperationResponse } from './operation';

/** What an operation answers when it succeeds, by status. */
export function successResponses(
  status: string,
  answer: OperationResponse,
): Record<string, DocumentedResponse> {
  const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
  if ('picture' in answer) {
    const cached = { ...headers, ETag: { $ref: '#/components/headers/ETag' } };
    const schema = { type: 'string', contentMediaType: answer.picture };
    const content = { [answer.picture]: { schema } };
    if (answer.cached === false) return { [status]: { description: 'The picture.', headers, content } };
    return {
      [status]: {
        description: 'The picture. Its URL is of this content alone, so it may be kept for ever.',
        headers: cached,
        content,
      },
      304: { description: 'The client has it already.', headers: cached },
    };
  }
  const schema = 'dto' in answer ? { $ref: getSchemaPath(answer.dto) } : answer.schema;
  return {
    [status]: {
      description: 'Done.',
      headers,
      content: {
        'application/json': { schema, example: answer.example },
        ...('archive' in answer && { 'application/zip': { schema: archiveSchema(answer.archive) } }),
      },
    },
  };
}

function archiveSchema(description: string | undefined): JsonSchema {
  return { type: 'string', contentMediaType: 'application/zip', ...(description && { description }) };
}
