/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LANGUAGES, SOURCE_LANGUAGE } from './languages';

const WORKSPACE = join(__dirname, '../../..');

function checkLanguage(language: string) {
  return spawnSync(process.execPath, [join(WORKSPACE, 'tools/languages.mjs'), language], {
    encoding: 'utf8',
  });
}

it('a language that is not there yet is told to lack everything', () => {
  expect(checkLanguage('xx').stdout).toMatch(/^xx: 0 of \d+ texts$/m);
});

for (const language of LANGUAGES.filter((each) => each !== SOURCE_LANGUAGE))
  it(`no text of ${language} is missing, unknown or asks for other values than in English`, () => {
    const { status, stdout, stderr } = checkLanguage(language);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/, complete$/m);
    expect(status).toBe(0);
  });
