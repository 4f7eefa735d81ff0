// Preloaded: redirects Stripe calls to a loopback address without TLS.
const http = require('node:http');
const https = require('node:https');

const { hostname, port } = new URL(process.env.STRIPE_DOUBLE);
const agent = new http.Agent({ keepAlive: true });
const request = https.request;

https.request = (options, ...rest) =>
  options.host === 'api.stripe.com'
    ? http.request({ ...options, host: hostname, port, agent }, ...rest)
    : request(options, ...rest);
