import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderEnvExample } from './env-example';

const FILE = join(__dirname, '../../../../../docker/.env.example');

describe('.env.example', () => {
  it('lists the settings of the configuration, as written by "npm run generate"', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(renderEnvExample());
  });

  it('lists the settings for production in order, and what production requires', () => {
    const text = renderEnvExample();
    expect(text).toMatch(/Required in production\.\n# MONGODB_URI=/);
    expect(text).toMatch(/\n# PORT=3000\n/);
    expect(text).toMatch(/\n# MAIL_FROM="Figura <hello@figura.test>"\n/);
  });
});
