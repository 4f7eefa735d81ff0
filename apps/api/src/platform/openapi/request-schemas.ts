import { dtoSchema } from './dto-schema';
import { modelSchema } from './model-schema';
import type { JsonSchema, Operation } from './operation';
import type { Route } from './routes';

/** What Nest's scan makes of the DTO classes, by their names. */
export type Models = Record<string, JsonSchema>;

/** The schemas of all DTOs by their names: bodies as they are checked, answers as they are declared. */
export function schemasOf(routes: Route[], models: Models): Record<string, JsonSchema> {
  const bodies = new Set(routes.flatMap(({ body }) => body ?? []));
  const answers = Object.entries(models)
    .filter(([name]) => ![...bodies].some((body) => body.name === name))
    .map(([name, model]) => [name, modelSchema(model)] as const);
  const requests = routes.flatMap(({ body, operation }) =>
    body && operation && !operation.body?.schema
      ? [[requestName(body), requestSchema(body, models[body.name])] as const]
      : [],
  );
  return Object.fromEntries([...answers, ...requests].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a route reads from the body of a request, if anything. */
export function requestBody({ body }: Route, { body: described }: Operation, models: Models) {
  if (!body || !described) return undefined;
  const { example, form, schema } = described;
  const json = { schema: schema ?? { $ref: `#/components/schemas/${requestName(body)}` }, example };
  return {
    required: true,
    content: {
      'application/json': json,
      ...(form && {
        'multipart/form-data': { schema: formSchema(requestSchema(body, models[body.name]), form) },
      }),
    },
  };
}

function formSchema(schema: JsonSchema, pictures: Record<string, string>): JsonSchema {
  const fields = Object.entries(pictures).map(([name, description]) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description },
  ]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) } };
}

/** What clients call the DTO of a body. */
function requestName(dto: { name: string }): string {
  return dto.name.replace(/Dto$/, 'Request');
}

/** What a DTO accepts, with what its decorators say about it and about each field. */
function requestSchema(dto: NonNullable<Route['body']>, model: JsonSchema = {}): JsonSchema {
  const schema = dtoSchema(dto);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const description = model.properties?.[name]?.description;
    return [name, { ...property, ...(description && { description }) }] as const;
  });
  return {
    ...schema,
    ...(model.description && { description: model.description }),
    properties: Object.fromEntries(properties),
  };
}
