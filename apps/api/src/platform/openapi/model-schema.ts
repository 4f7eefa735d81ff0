import type { JsonSchema } from './operation';

/** A schema as @nestjs/swagger makes it of a class: OpenAPI 3.0, where null is a keyword. */
type ModelSchema = Omit<JsonSchema, 'items' | 'properties' | 'additionalProperties'> & {
  nullable?: boolean;
  items?: ModelSchema;
  properties?: Record<string, ModelSchema>;
  additionalProperties?: boolean | ModelSchema;
};

/** The same as JSON Schema 2020-12, where null is a type. Objects are closed: a field that no class names is a mistake. */
export function modelSchema({ nullable, ...model }: ModelSchema): JsonSchema {
  const schema = structureOf(model);
  return nullable ? orNull(schema) : schema;
}

function structureOf({ items, properties, additionalProperties, allOf, ...rest }: ModelSchema): JsonSchema {
  if (allOf) {
    // A reference that needs words or null beside it, which 3.0 allows in this wrapping only.
    const { type: _, ...words } = rest;
    return { ...words, ...allOf[0] };
  }
  if (items) return { ...rest, items: modelSchema(items) };
  if (rest.type !== 'object') return rest;
  const closed = Object.entries(properties ?? {}).map(([name, model]) => [name, modelSchema(model)]);
  return {
    ...rest,
    properties: Object.fromEntries(closed) as Record<string, JsonSchema>,
    additionalProperties:
      typeof additionalProperties === 'object' ? modelSchema(additionalProperties) : false,
  };
}

/** A schema that takes null as well. */
export function orNull({ $ref, ...schema }: JsonSchema): JsonSchema {
  if ($ref) return { ...schema, anyOf: [{ $ref }, { type: 'null' }] };
  return {
    ...schema,
    ...(schema.type !== undefined && { type: [schema.type, 'null'].flat() }),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
