import type { FastifyInstance } from 'fastify';

const ANSWER = ['code', 'state', 'iss', 'error'] as const;

/**
 * Providers may answer by a form (`response_mode=form_post`, Apple). Nothing is decided here: the page takes the
 * answer as from any provider, with the key of its tab. So no cookie has to come along with a foreign form.
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
