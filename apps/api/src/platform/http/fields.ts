import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';

const trim = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A field that may be left out. Null is the same as leaving it out, so that no null gets past the edge. */
export function OptionalField(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    IsOptional(),
  );
}

/** A first or last name: 1 to 50 characters on one line. */
export function PersonName(label: string): PropertyDecorator {
  return applyDecorators(
    trim,
    IsString({ message: `${label} is required` }),
    MinLength(1, { message: `${label} is required` }),
    // Line breaks and other control characters would reach mail headers and logs.
    Matches(/^\P{Cc}*$/u, { message: `${label} must not hold control characters` }),
    MaxLength(50, { message: `${label} must be at most 50 characters` }),
  );
}

/** An e-mail address, trimmed and in lower case. */
export function EmailAddress(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toLowerCase() : value,
    ),
    IsString({ message: 'Email is required' }),
    MaxLength(254, { message: 'Please enter a valid email address' }),
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
