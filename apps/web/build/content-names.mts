import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { listTexts } from '../../../libs/catalog/src/content-texts';
import { LANGUAGES } from '../../../libs/messages/build/compile.mjs';

type Texts = Record<string, string>;

const ID = 'figura:content-names';
const GENERATED = /libs\/contracts\/src\/generated\/(?<name>garment-kinds|studies)\.ts$/;
const CONSTANT = /(?<start>export const (?<name>\w+)[^=]*= )(?<json>[[{].*?[\]}]);\n/gs;

interface Named {
  readonly type: string;
  name: string;
}
type Study = { readonly id: string } & Record<string, unknown>;

/** Names of types and colors with their forms, of values, and of studies. English ones are in the code, so an English build loads none. */
export function createContentNamesPlugin(content: string, language: string): Plugin {
  const isEnglish = language === LANGUAGES.source || language === LANGUAGES.pseudo;
  const read = (name: string): Texts => {
    const file = join(content, `${name}.${language}.yaml`);
    return existsSync(file) ? listTexts(parse(readFileSync(file, 'utf8'))) : {};
  };
  const readType = (type: string) => read(`types/${type}/type`);

  function writeNames(): string {
    if (isEnglish) return 'export default null;';
    const types = readdirSync(join(content, 'types')).map((type) => [`types/${type}/type`, readType(type)]);
    return `export default ${JSON.stringify({ ...Object.fromEntries(types), colors: read('colors') })};`;
  }

  function translateConstant(name: string, value: unknown): unknown {
    if (name === 'GARMENT_KINDS')
      return (value as Named[]).map((kind) => ({
        ...kind,
        name: readType(kind.type)['displayName'] ?? kind.name,
      }));
    if (name === 'STUDIES') {
      const texts = read('studies');
      return (value as Study[]).map((study) =>
        mapFields(study, (field, text) => texts[`${study.id}.${field}`] ?? text),
      );
    }
    if (name !== 'VALUE_NAMES') return value;
    const words = read('vocabulary');
    return mapFields(value as Record<string, Texts>, (attribute, values) =>
      mapFields(values, (slug, text) => words[`${attribute}.values.${slug}.name`] ?? text),
    );
  }

  return {
    name: 'content-names',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? writeNames() : null),
    transform(code, id) {
      if (isEnglish || !GENERATED.test(id)) return null;
      return code.replace(
        CONSTANT,
        (_, start: string, name: string, json: string) =>
          `${start}${JSON.stringify(translateConstant(name, JSON.parse(json)))};\n`,
      );
    },
  };
}

function mapFields<Value>(
  fields: Record<string, Value>,
  map: (name: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(name, value)]));
}
