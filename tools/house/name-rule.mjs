import { hasNounSuffix, isFunctionName, isTest } from './names.mjs';

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
/**
 * Controllers are exempt: their method names are operation ids in the API document, and the route has the verb.
 */
const isController = (file) => file.endsWith('.controller.ts');

/** Components, classes, and decorators begin with a capital letter and are not checked. */
const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      verb: 'A function begins with a verb; "{{name}}" does not. Verbs and exceptions are in tools/house/names.mjs.',
      suffix: 'No name ends in "Of": say what "{{name}}" does.',
    },
  },
  create(context) {
    const needsVerb = !isTest(context.filename) && !isController(context.filename);
    const check = (node, { type, name }) => {
      if (type !== 'Identifier' || !/^[a-z]/.test(name)) return;
      if (hasNounSuffix(name)) context.report({ node, messageId: 'suffix', data: { name } });
      else if (needsVerb && !isFunctionName(name))
        context.report({ node, messageId: 'verb', data: { name } });
    };
    const checkMethod = (node) => {
      if (!node.computed && !node.override && (node.kind ?? 'method') === 'method') check(node, node.key);
    };
    return {
      FunctionDeclaration: (node) => node.id && check(node, node.id),
      VariableDeclarator: (node) => FUNCTIONS.has(node.init?.type) && check(node, node.id),
      MethodDefinition: checkMethod,
      TSAbstractMethodDefinition: checkMethod,
      PropertyDefinition: (node) => FUNCTIONS.has(node.value?.type) && check(node, node.key),
      'Property[method=true]': (node) => !node.computed && check(node, node.key),
    };
  },
};

export default { rules: { 'verb-names': rule } };
