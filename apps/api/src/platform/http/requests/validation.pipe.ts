import { ValidationPipe, type ValidationError as FieldError } from '@nestjs/common';
import { ValidationError } from '../../errors/domain-error';

/** Checks bodies against their DTO classes: unknown fields are refused, all broken rules are reported at once. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new ValidationError(errors.flatMap(sentences)),
  });
}

function sentences(error: FieldError): string[] {
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) =>
    rule === 'whitelistValidation' ? `Unknown field "${error.property.slice(0, 60)}"` : message,
  );
  return [...own, ...(error.children ?? []).flatMap(sentences)];
}
