import { createTranslator } from '@figura/messages';
import type { Messages, Translator } from '@figura/messages';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { getPageLanguage } from './page-language';

// @__NO_SIDE_EFFECTS__
export function translator<const M extends Messages>(messages: M): Translator<M, ReactNode> {
  return createTranslator(messages, wrapInFragment, getPageLanguage);
}

function wrapInFragment(parts: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
