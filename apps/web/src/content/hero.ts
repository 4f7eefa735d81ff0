import { pathTo } from '../path-to';
import { paths } from '../paths';
import { hero as t } from './hero.messages.en';

export const HERO = {
  headline: t('headline'),
  primary: { label: t('primary.label'), to: paths.start },
  withoutTape: { label: t('withoutTape.label'), to: pathTo.startWithoutTape },
} as const;
