import { ValidationPipe, type ValidationError as FieldError } from '@nestjs/common';
import { ValidationError } from '../../errors/domain-error';

export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const broken = errors.flatMap((error) => listBrokenRules(error));
      return new ValidationError(
        broken.map(([, sentence]) => sentence),
        Object.fromEntries(broken),
      );
    },
  });
}

function listBrokenRules(error: FieldError, parent = ''): [path: string, sentence: string][] {
  const name = error.property.slice(0, 60);
  const path = `${parent}${name}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]): [string, string] => [
    path,
    rule === 'whitelistValidation' ? `Unknown field "${name}"` : message,
  ]);
  return [...own, ...(error.children ?? []).flatMap((child) => listBrokenRules(child, `${path}.`))];
}
