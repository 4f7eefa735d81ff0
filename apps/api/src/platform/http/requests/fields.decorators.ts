import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

/**
 * What nobody sees: marks that turn the direction of all that follows, in the text and behind it, and what stands between
 * letters without being one. Marks of direction of single letters and joiners stay: scripts and emoji are written with them.
 */
const UNSEEN =
  /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;

/** Takes off what nobody sees: spaces at the ends, and marks that would turn the sentence around a text. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value,
  );
}

/** A field that may be left out. Null is the same as leaving it out, so that no null gets past the edge. */
export function OptionalField(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    IsOptional(),
  );
}

/** A field that may be left out, and that null clears. */
export function ClearableField(): PropertyDecorator {
  return IsOptional();
}

/**
 * An object with the fields of another DTO class.
 *
 * @param message the sentence for anything that is no object
 */
export function NestedField(dto: new () => object, message: string): PropertyDecorator {
  return applyDecorators(
    // For the document: of a field that may be null the compiler does not note the class.
    Reflect.metadata('design:type', dto),
    ValidateNested(),
    Type(() => dto),
    IsObject({ message }),
  );
}

/**
 * A list of objects with the fields of another DTO class.
 *
 * @param message the sentence for anything that is no such list
 */
export function NestedList(dto: new () => object, maxItems: number, message: string): PropertyDecorator {
  return applyDecorators(
    // For the document: of a list the compiler does not note the class.
    Reflect.metadata('design:type', dto),
    ValidateNested({ each: true, message }),
    Type(() => dto),
    ArrayMaxSize(maxItems, { message }),
    IsArray({ message }),
  );
}

/** An object of lists of texts, each text `maxLength` characters at most. */
export function TextLists(maxLength: number, message: string): PropertyDecorator {
  const isText = (text: unknown) => typeof text === 'string' && text.length <= maxLength;
  const isTextLists = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((list: unknown) => Array.isArray(list) && list.every(isText));
  return ValidateBy(
    { name: 'isTextLists', constraints: [maxLength], validator: { validate: isTextLists } },
    { message },
  );
}

/** What is read as a dot beside the usual one: those that host names are typed with (UTS 46), and those that look like one (UTS 39). */
const FOREIGN_DOT = String.raw`[\u0660\u06d4\u06f0\u0701\u0702\u2024\u3002\ua4f8\ua60e\ufe12\ufe52\uff0e\uff61]`;
const DOT = `(?:\\.|${FOREIGN_DOT})`;
/** Slashes and at signs, of every width, and their likes. */
const LINK_MARKS = String.raw`/\\\u2044\u2215\u2571\u29f8\uff0f\uff3c@\ufe6b\uff20`;
/** Marks that are not seen may stand between the letters of a host name. */
const HOST_LETTER = String.raw`[\p{L}\p{N}\p{M}\p{Cf}-]`;
/** "evil.example" and "www.…"; initials and "St. John", "Ma.Teresa" or "J.Kim" are none. */
const HOST_NAME = `${HOST_LETTER}${FOREIGN_DOT}${HOST_LETTER}|[wW\uff37\uff57]{3}\\p{Cf}*${DOT}|${HOST_LETTER}{3}${DOT}${HOST_LETTER}{2}`;
const NO_LINK = new RegExp(`^(?!.*(?:${HOST_NAME}))[^${LINK_MARKS}\\p{Cc}\\p{Zl}\\p{Zp}]*$`, 'u');

/** Refuses what would make a link, an email address or a line of its own in a mail or wherever else a name is shown. */
export function WithoutLinks(label: string): PropertyDecorator {
  return Matches(NO_LINK, {
    message: `${label} can hold letters, spaces and marks such as - and ', but no links, slashes, @ or line breaks`,
  });
}

/** A first or last name: 1 to 50 characters on one line. */
export function PersonName(label: string): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    IsString({ message: `${label} is required` }),
    MinLength(1, { message: `${label} is required` }),
    WithoutLinks(label),
    MaxLength(50, { message: `${label} must be at most 50 characters` }),
  );
}

/**
 * The one spelling of an email address: trimmed, in lower case and composed (NFC), so that email addresses that look
 * alike and reach one mailbox are one account.
 */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/** An e-mail address, as {@link normalizeEmail} makes it. */
export function EmailAddress(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    IsString({ message: 'Email is required' }),
    MaxLength(254, { message: 'Please enter a valid email address' }),
    // Nothing that is not seen (joiners, direction marks, fillers), and no quotes, which would let anything in.
    Matches(/^[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}"]*$/u, {
      message: 'Please enter a valid email address',
    }),
    IsEmail({}, { message: 'Please enter a valid email address' }),
  );
}

/** A password that is being chosen: kept exactly as typed. */
export function NewPassword(): PropertyDecorator {
  return applyDecorators(
    IsString({ message: 'Password is required' }),
    Length(MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH, {
      message: `Password must be ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
    }),
  );
}
