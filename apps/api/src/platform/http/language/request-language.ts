import type { Locale } from '@figura/contracts';
import { chooseLanguage, listLanguages, parseAcceptLanguage, type Language } from '@figura/messages';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.decorator';

type LanguageRequest = Pick<FastifyRequest, 'headers'> & { user?: Pick<Caller, 'locale'> };

/** For emails and stored texts, which have no browser. */
export function getAccountLanguage({ locale }: { locale: Locale | null }): Language {
  return chooseLanguage([locale], listLanguages());
}

export function getRequestLanguage({ user, headers }: LanguageRequest): Language {
  return chooseLanguage(
    [user?.locale ?? null, ...parseAcceptLanguage(headers['accept-language'])],
    listLanguages(),
  );
}

/** BCP 47, best first. */
export const BrowserLanguages = createParamDecorator((_: unknown, context: ExecutionContext): string[] => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return parseAcceptLanguage(headers['accept-language']);
});
