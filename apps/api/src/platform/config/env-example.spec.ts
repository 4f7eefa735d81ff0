import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderEnvExample } from './env-example';

const FILE = join(__dirname, '../../../../../docker/.env.example');

describe('.env.example', () => {
  it('lists what the configuration reads; "npm run generate" writes it', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(renderEnvExample());
  });

  it('lists the variables of production in their order and what production needs', () => {
    const text = renderEnvExample();
    expect(text).toMatch(/Required in production\.\n# MONGODB_URI=/);
    expect(text).toMatch(/\n# PORT=3000\n/);
    expect(text).toMatch(/\n# MAIL_FROM="Figura <hello@figura.test>"\n/);
  });
});
