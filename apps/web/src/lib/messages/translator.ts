import { createTranslator } from '@figura/messages';
import type { Messages, Translator } from '@figura/messages';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';

/**
 * Gives the texts of one component: `const t = translator(messages.loginForm)`, then `t('title')`, or `t.rich` for a
 * sentence with elements in it.
 */
// @__NO_SIDE_EFFECTS__
export function translator<const M extends Messages>(messages: M): Translator<M, ReactNode> {
  return createTranslator(messages, createInOneFragment);
}

function createInOneFragment(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
