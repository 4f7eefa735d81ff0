#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/**
 * Lets Playwright drive a stock Firefox (`FIREFOX_PATH`). Commands that this Firefox does not know are answered
 * with success.
 */
const { WebSocket, WebSocketServer } = createRequire(import.meta.url)('ws');
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;
/** Profile preferences set color scheme, reduced motion and contrast instead. */
const UNKNOWN_COMMANDS = new Set(['emulation.setMediaFeaturesOverride']);

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

let output = '';
let listening = false;
firefox.stderr.setEncoding('utf8');
firefox.stderr.on('data', (text) => {
  output += text;
  const address = LISTENING.exec(output)?.[1];
  if (!address || listening) return process.stderr.write(listening ? text : '');
  listening = true;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: MAX_MESSAGE_BYTES });
  server.on('connection', (playwright, { url }) => relay(playwright, `${address}${url}`));
  server.on('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
});

function relay(playwright, address) {
  const browser = new WebSocket(address, { maxPayload: MAX_MESSAGE_BYTES });
  const waiting = [];
  const toBrowser = (text) =>
    browser.readyState === WebSocket.OPEN ? browser.send(text) : waiting.push(text);
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (UNKNOWN_COMMANDS.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else toBrowser(text);
  });
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)));
  browser.on('message', (data) => playwright.send(data.toString()));
  for (const [one, other] of [
    [playwright, browser],
    [browser, playwright],
  ]) {
    one.on('close', () => other.close());
    one.on('error', () => other.close());
  }
}
