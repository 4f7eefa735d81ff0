import { pathTo } from '../path-to';
import { paths } from '../paths';
import { translator } from '../lib/messages/translator';
import messages from './hero.messages.en';

const t = translator(messages.hero);

export const HERO = {
  headline: t('headline'),
  primary: { label: t('primary.label'), to: paths.start },
  withoutTape: { label: t('withoutTape.label'), to: pathTo.startWithoutTape },
} as const;
