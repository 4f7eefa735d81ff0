import openapiTypescript, { astToString } from 'openapi-typescript';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const BASE_PATH = '/api';
const BLOB = ts.factory.createTypeReferenceNode('Blob');

/**
 * What the API's document says, as TypeScript's types for clients. Paths are relative to the API's base path, which a
 * client adds; whatever is not a success is a problem document.
 */
export async function apiTypes({ components, ...document }) {
  const { schemas } = components;
  const paths = mapObject(document.paths, (methods) => mapObject(methods, lean));
  const relative = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path.slice(BASE_PATH.length), methods]),
  );
  const types = await openapiTypescript(
    { ...document, components: { schemas }, paths: relative },
    // Pictures, in forms and in answers.
    { transform: (schema) => ('contentMediaType' in schema ? BLOB : undefined) },
  );
  return `/* Made by "npm run generate" from the API's document. */\n\n${astToString(types)}`;
}

const PROBLEM = {
  description: 'A problem document.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** An operation without headers, examples and the differences between errors, which types do not tell. */
function lean({ operationId, summary, parameters, requestBody, responses }) {
  const [status, success] = Object.entries(responses).find(([name]) => name.startsWith('2'));
  const { description, content = {} } = success;
  return {
    operationId,
    summary,
    parameters: parameters.map(({ name, in: place, required, schema, description }) => ({
      name,
      in: place,
      required,
      schema,
      description,
    })),
    ...(requestBody && {
      requestBody: { required: true, content: mapObject(requestBody.content, schemaOf) },
    }),
    responses: { [status]: { description, content: mapObject(content, schemaOf) }, default: PROBLEM },
  };
}

const schemaOf = ({ schema }) => ({ schema });

function mapObject(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

// As a program: the document on its input, the types on its output.
if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(await apiTypes(JSON.parse(await text(process.stdin))));
