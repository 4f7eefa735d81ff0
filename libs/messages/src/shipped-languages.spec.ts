/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LANGUAGES, SOURCE_LANGUAGE } from './languages';

const WORKSPACE = join(__dirname, '../../..');

function checkLanguage(language: string) {
  return spawnSync(process.execPath, [join(WORKSPACE, 'libs/messages/tools/languages.mjs'), language], {
    encoding: 'utf8',
  });
}

it('a language without texts is reported as having none', () => {
  expect(checkLanguage('xx').stdout).toMatch(/^xx: 0 of \d+ texts$/m);
});

for (const language of LANGUAGES.filter((each) => each !== SOURCE_LANGUAGE))
  it(`${language} has every text, no unknown ones, and the same values as English`, () => {
    const { status, stdout, stderr } = checkLanguage(language);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/, complete$/m);
    expect(status).toBe(0);
  });
