import { getMetadataStorage } from 'class-validator';
import { orNull } from './model-schema';
import type { JsonSchema } from './operation';

type DtoClass = abstract new () => object;
interface Rule {
  name: string | undefined;
  type: string;
  propertyName: string;
  constraints: unknown[];
  each: boolean;
}

/** What each rule of class-validator says as JSON schema. */
const KEYWORDS: Record<string, (...constraints: never[]) => JsonSchema> = {
  isString: () => ({ type: 'string' }),
  isEmail: () => ({ format: 'email' }),
  isNumber: () => ({ type: 'number' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isScalar: () => ({ type: ['string', 'number', 'boolean'] }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  isIn: (values: unknown[]) => ({ enum: [...values] }),
  matches: (pattern: RegExp) => ({ pattern: pattern.source }),
  isLength: (minLength: number, maxLength: number) => ({ minLength, maxLength }),
  minLength: (minLength: number) => ({ minLength }),
  maxLength: (maxLength: number) => ({ maxLength }),
  min: (minimum: number) => ({ minimum }),
  max: (maximum: number) => ({ maximum }),
  isTextLists: (maxLength: number) => ({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', maxLength } },
  }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
};

/**
 * The JSON schema of what a DTO class accepts, made from its rules, so that the two cannot disagree.
 *
 * @throws Error for a rule that has no words here yet
 */
export function dtoSchema(dto: DtoClass): JsonSchema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false) as unknown as Rule[];
  const properties: Record<string, JsonSchema> = {};
  const optional = new Set<string>();
  for (const rule of rules) {
    const property = (properties[rule.propertyName] ??= {});
    if (rule.name === 'isOptional') optional.add(rule.propertyName);
    else if (rule.type === 'nestedValidation' && rule.each) property.items = nested(dto, rule.propertyName);
    else if (rule.type === 'nestedValidation') Object.assign(property, nested(dto, rule.propertyName));
    else if (rule.each) property.items = { ...property.items, ...keywords(dto, rule) };
    else Object.assign(property, keywords(dto, rule));
  }
  // A field that may be left out may be null as well.
  for (const name of optional) properties[name] = orNull(properties[name]!);
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.has(name)),
    additionalProperties: false,
  };
}

function keywords(dto: DtoClass, { name = '', propertyName, constraints }: Rule): JsonSchema {
  const words = KEYWORDS[name];
  if (!words)
    throw new Error(`The rule ${name} of ${dto.name}.${propertyName} has no words in the document.`);
  return words(...((constraints ?? []) as never[]));
}

function nested(dto: DtoClass, propertyName: string): JsonSchema {
  return dtoSchema(Reflect.getMetadata('design:type', dto.prototype as object, propertyName) as DtoClass);
}
