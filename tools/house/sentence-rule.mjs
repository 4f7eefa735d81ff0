/** Three words or more that begin as a sentence does. */
const SENTENCE = /^\s*[“"]?[A-Z][a-z’']+(?: [\w’'“”-]+[,:;]?){2,}/;
/** Errors are for those who run or develop Figura. */
const ERROR = /Error$|^throwUsage$/;

/** Citations, and what the API document says. */
const UNSEEN = new Set(['source', 'description']);

const rule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { sentence: 'A library returns messages: this sentence belongs into a messages.en.ts.' },
  },
  create(context) {
    const isOfError = (node) => {
      for (let at = node.parent; at; at = at.parent)
        if ((at.type === 'NewExpression' || at.type === 'CallExpression') && ERROR.test(at.callee.name ?? ''))
          return true;
      return false;
    };
    const isUnseen = ({ parent }) => parent.type === 'Property' && UNSEEN.has(parent.key.name);
    const check = (node, text) => {
      if (SENTENCE.test(text) && !isOfError(node) && !isUnseen(node))
        context.report({ node, messageId: 'sentence' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('0')),
    };
  },
};

export default { rules: { 'no-sentences': rule } };
