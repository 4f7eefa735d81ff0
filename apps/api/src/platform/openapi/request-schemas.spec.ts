import { BODY_CONCERNS, GENDERS, UNIT_PREFERENCES } from '@figura/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import {
  ChangePasswordDto,
  EmailDto,
  LoginDto,
  RefreshDto,
  RegisterDto,
  ResetPasswordDto,
} from '../../auth/auth.dto';
import { CheckGarmentDto } from '../../garments/garments.dto';
import { OnboardingDto, SaveMeasurementsDto } from '../../measurements/measurements.dto';
import { CheckoutDto, CouponDto, PaymentSuccessDto } from '../../payments/payments.dto';
import { BodyPartQuery } from '../../recommendations/recommendations.dto';
import {
  readApiDocument,
  resolveSchema,
  scanApi,
  type ApiDocument,
  type JsonSchema,
} from '../../testing/api-document';
import { createSchemaChecks } from '../../testing/response-validator';
import { computeRounds } from '../../testing/rounds';
import { PreferencesDto } from '../../users/preferences.dto';
import { BodyPreferencesDto, ConfirmationDto, UpdateProfileDto } from '../../users/users.dto';

const DTOS = [
  BodyPartQuery,
  BodyPreferencesDto,
  ChangePasswordDto,
  CheckGarmentDto,
  CheckoutDto,
  CouponDto,
  ConfirmationDto,
  EmailDto,
  LoginDto,
  OnboardingDto,
  PaymentSuccessDto,
  PreferencesDto,
  RefreshDto,
  RegisterDto,
  ResetPasswordDto,
  SaveMeasurementsDto,
  UpdateProfileDto,
];

let document: ApiDocument;

beforeAll(async () => {
  document = readApiDocument(await scanApi());
});

function getSchema({ name }: { name: string }): JsonSchema {
  if (name === 'UpdateProfileDto') {
    const { profileImage: _, ...properties } = document.components.schemas['ProfileForm']!.properties!;
    return { ...document.components.schemas['ProfileForm'], properties };
  }
  if (name !== 'BodyPartQuery') return document.components.schemas[name]!;
  const { parameters } = document.paths['/api/recommendations/body-part-details']!['get']!;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    required: parameters.map((parameter) => parameter.name),
    additionalProperties: false,
  };
}

function isTaken(dto: abstract new () => object, body: object): boolean {
  const instance = plainToInstance(dto as never, body) as object;
  return validateSync(instance, { whitelist: true, forbidNonWhitelisted: true }).length === 0;
}

const createWord = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'é', '雪', 'Z'), maxLength });

const value = fc.oneof(
  createWord(3),
  fc
    .constantFrom(1, 5, 6, 20, 21, 40, 41, 50, 51, 128, 129, 200, 201, 254, 255, 2_000, 2_001)
    .map((n) => 'x'.repeat(n)),
  fc.constantFrom('mira@example.com', 'no address', 'a@b', 'cs_test_1', 'cs_', 'line\nbreak'),
  fc.constantFrom(...GENDERS, ...UNIT_PREFERENCES, ...BODY_CONCERNS),
  fc.constantFrom(-1, 0, 0.004, 0.005, 1, 28.5, 150, 150.1, Infinity),
  fc.constantFrom(null, true, [], {}, { $ne: null }, [1]),
  fc.array(fc.constantFrom(...BODY_CONCERNS, 'abdomen:x', 7 as never), { maxLength: 32 }),
);

function createBodyArbitrary(schema: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(resolveSchema(schema, document).properties ?? {}).map(
    ([name, property]) =>
      [
        name,
        resolveSchema(property, document).properties ? fc.oneof(createBodyArbitrary(property), value) : value,
      ] as const,
  );
  return fc
    .record({ ...Object.fromEntries(fields), unknown: value }, { requiredKeys: [] })
    .map((body) => body as object);
}

function collectRightBody(schema: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, getRightValue(property)]),
  );
}

function getRightValue(field: JsonSchema): unknown {
  const schema = resolveSchema(field, document);
  if (schema.oneOf) return 'abcdef';
  if (schema.properties) return collectRightBody(schema);
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'email') return 'mira@example.com';
  if (schema.pattern?.startsWith('^cs_')) return 'cs_test_1';
  if (schema.pattern && /-(4|\[48\])\[/.test(schema.pattern)) return '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11';
  const type = [schema.type].flat()[0];
  if (type === 'boolean') return true;
  if (type === 'integer') return schema.minimum ?? 0;
  if (type === 'number') return Math.max(28.5, schema.minimum ?? 0);
  return type === 'array' ? [] : type === 'object' ? {} : 'abcdef';
}

describe('Request schemas', () => {
  it.each(DTOS.map((dto) => [dto.name, dto] as const))('accept exactly what %s accepts', (_, dto) => {
    const schema = getSchema(dto);
    const check = createSchemaChecks(document)(schema);
    const right = collectRightBody(schema);
    expect(check(right)).toEqual([]);
    expect(isTaken(dto, right)).toBe(true);
    const names = Object.keys(schema.properties!);
    const nearlyRight = fc
      .tuple(fc.constantFrom(...names), fc.oneof(value, fc.constant(undefined)))
      .map(([name, changed]) => {
        const { [name]: _left, ...rest } = right;
        return changed === undefined ? rest : { ...rest, [name]: changed };
      });
    fc.assert(
      fc.property(fc.oneof(nearlyRight, createBodyArbitrary(schema)), (body) => {
        expect(check(body).length === 0).toBe(isTaken(dto, body));
      }),
      { numRuns: computeRounds(1_500) },
    );
  });
});
