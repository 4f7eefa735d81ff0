import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { SOURCE_LANGUAGE, translate, type Message } from '@figura/messages';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { fields as t } from './messages.en';

/**
 * Invisible characters that change the text direction. Single-letter direction marks and joiners are allowed,
 * since scripts and emoji need them.
 */
const UNSEEN =
  /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;

export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value,
  );
}

/** The pipe finds the message by its text, since rules of one kind share a context. */
export function createRule(text: Message): ValidationOptions & { message: string } {
  const message = translate(text, SOURCE_LANGUAGE);
  return { message, context: { [message]: text } };
}

/** Null counts as omitted, so that null is never stored. */
export function OptionalField(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    ClearableField(),
  );
}

export function ClearableField(): PropertyDecorator {
  return applyDecorators(IsOptional(), ApiPropertyOptional({ nullable: true }));
}

interface FieldOptions {
  message: Message;
  description?: string | undefined;
  example?: string | number;
}

const describeField = (schema: Record<string, unknown>) => ApiProperty(schema as ApiPropertyOptions);

interface TextOptions extends FieldOptions {
  min?: number;
  max?: number;
  pattern?: RegExp;
  isTrimmed?: boolean;
  tooLong?: Message;
}

export function TextField({ message, min, max, pattern, isTrimmed, tooLong, ...words }: TextOptions) {
  return applyDecorators(
    ...(isTrimmed ? [Trimmed()] : []),
    IsString(createRule(message)),
    ...(min === undefined ? [] : [MinLength(min, createRule(message))]),
    ...(max === undefined ? [] : [MaxLength(max, createRule(tooLong ?? message))]),
    ...(pattern ? [Matches(pattern, createRule(message))] : []),
    describeField({ type: String, minLength: min, maxLength: max, pattern: pattern?.source, ...words }),
  );
}

interface NumberOptions extends FieldOptions {
  min: number;
  max: number;
  isInteger?: boolean;
  maxDecimalPlaces?: number;
  isText?: boolean;
}

export function NumberField({
  message,
  min,
  max,
  isInteger,
  maxDecimalPlaces,
  isText,
  ...words
}: NumberOptions) {
  return applyDecorators(
    ...(isText ? [Type(() => Number)] : []),
    isInteger
      ? IsInt(createRule(message))
      : IsNumber({ ...(maxDecimalPlaces !== undefined && { maxDecimalPlaces }) }, createRule(message)),
    Min(min, createRule(message)),
    Max(max, createRule(message)),
    describeField({ type: isInteger ? 'integer' : 'number', minimum: min, maximum: max, ...words }),
  );
}

export function BooleanField(
  message: Message,
  words: Pick<FieldOptions, 'description'> = {},
): PropertyDecorator {
  return applyDecorators(IsBoolean(createRule(message)), describeField({ type: Boolean, ...words }));
}

export function ChoiceField(
  values: readonly string[],
  { message, ...words }: Partial<FieldOptions> = {},
): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    const field = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const decorate = applyDecorators(
      IsIn(values, createRule(message ?? t('oneOf', { field, values }))),
      describeField({ enum: [...values], ...words }),
    );
    decorate(target, property);
  };
}

export type Flag = 'true' | 'false';

export function FlagField(words: Partial<FieldOptions>): PropertyDecorator {
  return ChoiceField(['true', 'false'], words);
}

interface ListOptions extends FieldOptions {
  min?: number;
  max?: number;
  tooLong?: Message;
  wrongItem?: Message;
}

export function ChoiceList(values: readonly string[], { message, min, max, ...options }: ListOptions) {
  const { tooLong = message, wrongItem = message, ...words } = options;
  const size = max ?? values.length;
  return applyDecorators(
    IsArray(createRule(message)),
    ...(min === undefined ? [] : [ArrayMinSize(min, createRule(message))]),
    ArrayMaxSize(size, createRule(tooLong)),
    IsIn(values, { each: true, ...createRule(wrongItem) }),
    describeField({ isArray: true, enum: [...values], minItems: min, maxItems: size, ...words }),
  );
}

export function NestedField(dto: new () => object, message: Message): PropertyDecorator {
  return applyDecorators(
    IsObject(createRule(message)),
    ValidateNested(),
    Type(() => dto),
    describeField({ type: dto }),
  );
}

export function NestedList(
  dto: new () => object,
  { min, max, message }: { min?: number; max: number; message: Message },
): PropertyDecorator {
  return applyDecorators(
    IsArray(createRule(message)),
    ...(min === undefined ? [] : [ArrayMinSize(min, createRule(message))]),
    ArrayMaxSize(max, createRule(message)),
    ValidateNested({ each: true, ...createRule(message) }),
    Type(() => dto),
    describeField({ type: [dto], minItems: min, maxItems: max }),
  );
}

export function TextLists(maxLength: number, message: Message): PropertyDecorator {
  const isText = (text: unknown) => typeof text === 'string' && text.length <= maxLength;
  const isTextLists = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((list: unknown) => Array.isArray(list) && list.every(isText));
  return applyDecorators(
    ValidateBy({ name: 'isTextLists', validator: { validate: isTextLists } }, createRule(message)),
    describeField({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string', maxLength } },
    }),
  );
}

/** Other dots: those that browsers accept in host names (UTS 46) and look-alikes (UTS 39). */
const FOREIGN_DOT = String.raw`[\u0660\u06d4\u06f0\u0701\u0702\u2024\u3002\ua4f8\ua60e\ufe12\ufe52\uff0e\uff61]`;
const DOT = `(?:\\.|${FOREIGN_DOT})`;
const LINK_MARKS = String.raw`/\\\u2044\u2215\u2571\u29f8\uff0f\uff3c@\ufe6b\uff20`;
/** Invisible characters may separate the letters of a host name. */
const HOST_LETTER = String.raw`[\p{L}\p{N}\p{M}\p{Cf}-]`;
/** Matches "evil.example" and "www.…", but not initials, "St. John", "Ma.Teresa", or "J.Kim". */
const HOST_NAME = `${HOST_LETTER}${FOREIGN_DOT}${HOST_LETTER}|[wW\uff37\uff57]{3}\\p{Cf}*${DOT}|${HOST_LETTER}{3}${DOT}${HOST_LETTER}{2}`;
const NO_LINK = new RegExp(`^(?!.*(?:${HOST_NAME}))[^${LINK_MARKS}\\p{Cc}\\p{Zl}\\p{Zp}]*$`, 'u');

/** Rejects text that an email client would show as a link, an address, or a new line. */
export function WithoutLinks(label: Message): PropertyDecorator {
  const message = t('withoutLinks', { label });
  return applyDecorators(Matches(NO_LINK, createRule(message)), describeField({ pattern: NO_LINK.source }));
}

export function PersonName(label: Message, example: string): PropertyDecorator {
  return applyDecorators(
    TextField({
      isTrimmed: true,
      min: 1,
      max: 50,
      message: t('required', { label }),
      tooLong: t('nameTooLong', { label }),
      example,
    }),
    WithoutLinks(label),
  );
}

/** Trimmed, lowercase, and NFC, so that addresses that look the same are one account. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

export function EmailAddress(): PropertyDecorator {
  const message = t('emailInvalid');
  // No invisible characters, and no quoted local parts, which may contain anything.
  const pattern = /^[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}"]*$/u;
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    IsString(createRule(t('emailRequired'))),
    MaxLength(254, createRule(message)),
    Matches(pattern, createRule(message)),
    IsEmail({}, createRule(message)),
    describeField({ format: 'email', maxLength: 254, pattern: pattern.source, example: 'mira@example.com' }),
  );
}

export function PasswordField(message: Message, tooLong: Message): PropertyDecorator {
  return TextField({ max: MAX_PASSWORD_LENGTH, message, tooLong, example: 'correct horse 42' });
}

export function CodeField(words: Pick<FieldOptions, 'description'> = {}): PropertyDecorator {
  return TextField({ max: 40, message: t('coupon'), example: 'MIRA10', ...words });
}

export function NewPassword(): PropertyDecorator {
  const [minLength, maxLength] = [MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH];
  return applyDecorators(
    IsString(createRule(t('passwordRequired'))),
    Length(minLength, maxLength, createRule(t('passwordLength', { minLength, maxLength }))),
    describeField({ minLength, maxLength, example: 'correct horse 42' }),
  );
}
