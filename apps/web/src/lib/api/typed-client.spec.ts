import { createClient } from './typed-client';

/** A client whose every call is answered so, and the requests that it sent. */
function answering(text: string) {
  const requests: Request[] = [];
  const client = createClient(async (request) => {
    requests.push(request);
    return new Response(text);
  });
  return { client, requests };
}

describe('createClient', () => {
  it('escapes parameters of the path and of the query', async () => {
    const { client, requests } = answering('{}');
    await client.GET('/recommendations/fashion-content/{id}', { params: { path: { id: 'a/b?c' } } });
    const query = { bodyPart: 'hips & more', bodyPartAttribute: 'wide' };
    await client.GET('/recommendations/body-part-details', { params: { query } });
    expect(requests.map(({ url }) => url)).toEqual([
      'http://localhost/api/recommendations/fashion-content/a%2Fb%3Fc',
      'http://localhost/api/recommendations/body-part-details?bodyPart=hips+%26+more&bodyPartAttribute=wide',
    ]);
  });

  it('sends a body as JSON, with the headers of the call', async () => {
    const { client, requests } = answering('{}');
    const params = { header: { 'Registration-Key': 'key-1' } };
    await client.POST('/auth/resend-verification', { params, body: { email: 'mira@example.com' } });
    const [request] = requests as [Request];
    expect(request.method).toBe('POST');
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'registration-key': 'key-1',
    });
    expect(await request.json()).toEqual({ email: 'mira@example.com' });
  });

  it('lets the browser name the type of a form', async () => {
    const { client, requests } = answering('{}');
    const form = new FormData();
    await client.PUT('/user/profile', { body: { firstName: 'Mira' }, bodySerializer: () => form });
    expect(requests[0]?.headers.get('Content-Type')).toBeNull();
    expect(await requests[0]?.formData()).toBe(form);
  });

  it.each([
    ['{"hasPaid":true}', { hasPaid: true }],
    ['', undefined],
  ])('reads the answer %j', async (text, data) => {
    expect((await answering(text).client.GET('/stripe/payment-status')).data).toEqual(data);
  });
});
