import type { FastifyInstance } from 'fastify';

const ANSWER = ['code', 'state', 'iss', 'error'] as const;

/**
 * Providers may respond with a form post (`response_mode=form_post`, Apple). Redirects to the page, which handles it with the key in its
 * tab, so a cross-site form needs no cookie.
 */
export function takeProviderForms(fastify: FastifyInstance): void {
  fastify.post<{ Params: { provider: string }; Body: URLSearchParams | undefined }>(
    '/sign-in/:provider',
    { config: { form: 'fields', isOpenToOtherSites: true } },
    ({ params: { provider }, body }, reply) => {
      const query = new URLSearchParams();
      for (const name of ANSWER) {
        const value = body?.get(name);
        if (value) query.set(name, value);
      }
      return reply.redirect(`/sign-in/${encodeURIComponent(provider)}?${query.toString()}`, 303);
    },
  );
}
