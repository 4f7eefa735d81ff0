/** At least three words that start like a sentence; the first may be a value. */
const SENTENCE = /^\s*[“"]?(?:[A-Z][a-z’']+|0 [a-z’']{2,})(?: [\w’'“”-]+[,:;]?){2,}/;
/** Errors are for operators and developers, except those sent in responses. */
const ERROR = /(?<!^(?:Validation|NotFound|Conflict))Error$|^throwUsage$/;
const LOGGER = /^logger$/i;

/** Citations, API documentation, and metric descriptions. */
const UNSEEN = new Set(['source', 'description', 'summary', 'example', 'help']);

const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { sentence: 'What users read is a message: this sentence belongs into a messages.en.ts.' },
  },
  create(context) {
    const isUnread = (callee) =>
      ERROR.test(callee.name ?? '') ||
      (callee.type === 'MemberExpression' && LOGGER.test(callee.object.property?.name ?? callee.object.name));
    const isForOperators = (node) => {
      for (let at = node.parent; at; at = at.parent)
        if ((at.type === 'NewExpression' || at.type === 'CallExpression') && isUnread(at.callee)) return true;
      return false;
    };
    const isUnseen = ({ parent }) =>
      parent.type === 'Property'
        ? UNSEEN.has(parent.key.name)
        : parent.parent.type === 'Decorator' || (parent.type === 'ArrayExpression' && isUnseen(parent));
    const check = (node, text) => {
      if (SENTENCE.test(text) && !isForOperators(node) && !isUnseen(node))
        context.report({ node, messageId: 'sentence' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('0')),
    };
  },
};

export default { rules: { 'no-sentences': rule } };
