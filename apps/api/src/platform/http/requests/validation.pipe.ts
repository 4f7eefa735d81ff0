import type { Text } from '@figura/messages';
import { ValidationPipe, type ValidationError as FieldError } from '@nestjs/common';
import { ValidationError } from '../../errors/domain-error';
import { fields as t } from './messages.en';

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

function listBrokenRules(error: FieldError, parent = ''): [path: string, sentence: Text][] {
  const name = error.property.slice(0, 60);
  const path = `${parent}${name}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]): [string, Text] => [
    path,
    rule === 'whitelistValidation' ? t('unknown', { name }) : findText(error, rule, message),
  ]);
  return [...own, ...(error.children ?? []).flatMap((child) => listBrokenRules(child, `${path}.`))];
}

function findText({ contexts }: FieldError, rule: string, message: string): Text {
  return (contexts?.[rule] as Record<string, Text> | undefined)?.[message] ?? message;
}
