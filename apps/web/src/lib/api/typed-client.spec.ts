import { createClient, type Call } from './typed-client';

/** A client whose every call is answered so, and the calls that it sent. */
function answering(text: string) {
  const calls: Call[] = [];
  const client = createClient(async (call) => {
    calls.push(call);
    return new Response(text);
  });
  return { client, calls };
}

describe('createClient', () => {
  it('escapes parameters of the path and of the query', async () => {
    const { client, calls } = answering('{}');
    await client.GET('/recommendations/fashion-content/{id}', { params: { path: { id: 'a/b?c' } } });
    const query = { bodyPart: 'hips & more', bodyPartAttribute: 'wide' };
    await client.GET('/recommendations/body-part-details', { params: { query } });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/recommendations/fashion-content/a%2Fb%3Fc',
      '/api/recommendations/body-part-details?bodyPart=hips+%26+more&bodyPartAttribute=wide',
    ]);
  });

  it('sends a body as JSON, with the headers of the call', async () => {
    const { client, calls } = answering('{}');
    const params = { header: { 'Registration-Key': 'key-1' } };
    await client.POST('/auth/resend-verification', { params, body: { email: 'mira@example.com' } });
    const [call] = calls as [Call];
    expect(call.method).toBe('POST');
    expect(Object.fromEntries(call.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'registration-key': 'key-1',
    });
    expect(call.body).toBe('{"email":"mira@example.com"}');
  });

  it('lets the browser name the type of a form', async () => {
    const { client, calls } = answering('{}');
    const form = new FormData();
    await client.PUT('/user/profile', { body: { firstName: 'Mira' }, bodySerializer: () => form });
    expect(calls[0]?.headers.get('Content-Type')).toBeNull();
    expect(calls[0]?.body).toBe(form);
  });

  it.each([
    ['{"hasPaid":true}', { hasPaid: true }],
    ['', undefined],
  ])('reads the answer %j', async (text, data) => {
    expect((await answering(text).client.GET('/stripe/payment-status')).data).toEqual(data);
  });
});
