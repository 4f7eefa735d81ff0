import { ACCOUNT } from './account';
import type { Answer, FaqEntry, HelpCategory } from './faq-entry';
import { HELP_CATEGORIES } from './faq-entry';
import { FEATURES } from './features';
import { GETTING_STARTED } from './getting-started';
import { PAYMENT } from './payment';
import { RECOMMENDATIONS } from './recommendations';
import { TECHNICAL } from './technical';

const ANSWERS: Readonly<Record<HelpCategory, readonly Answer[]>> = {
  'getting-started': GETTING_STARTED,
  account: ACCOUNT,
  features: FEATURES,
  payment: PAYMENT,
  technical: TECHNICAL,
  recommendations: RECOMMENDATIONS,
};

export const FAQ: readonly FaqEntry[] = HELP_CATEGORIES.flatMap(({ id }) =>
  ANSWERS[id].map((answer) => ({ category: id, ...answer })),
);
