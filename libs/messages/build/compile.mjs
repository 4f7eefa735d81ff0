import compile from 'icu-minify/compile';
import { runInNewContext } from 'node:vm';

export const MESSAGES_FILE = /(^|[\\/.])messages\.[a-z]{2}\.ts$/;

const LITERAL = /export default (?<object>\{[\s\S]*\}) as const;\s*$/;

/**
 * Compiles a file of messages, so that no ICU parser runs at run time. Texts without arguments stay strings.
 * @param {string} source `export default { namespace: { key: 'text' } } as const;`
 * @param {string} file its name, for the errors
 * @returns {Record<string, Record<string, import('icu-minify/format').CompiledMessage>>}
 * @throws {Error} that names the message whose syntax is wrong
 */
export function compileMessages(source, file) {
  const object = LITERAL.exec(source)?.groups?.object;
  if (object === undefined) throw new Error(`${file} has to be \`export default { … } as const;\`.`);
  const namespaces = Object.entries(runInNewContext(`(${object})`, {}, { filename: file }));
  return Object.fromEntries(
    namespaces.map(([namespace, messages]) => [
      namespace,
      Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [
          key,
          compileMessage(text, `${file}: ${namespace}.${key}`),
        ]),
      ),
    ]),
  );
}

/**
 * @param {string} text
 * @param {string} name
 */
function compileMessage(text, name) {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${name} is no ICU message: ${error.message}`, { cause: error });
  }
}
