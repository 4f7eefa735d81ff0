import { paths } from '../paths';
import { SELLS } from './door';
import { TERMS } from './terms-head';
import { pageMeta as t } from './page-meta.messages.en';

export interface PageMeta {
  path: string;
  title: string;
  description: string;
}

/** Pages that open without an account. Articles bring their own title and excerpt. */
export const PAGE_META: readonly PageMeta[] = [
  {
    path: paths.landing,
    title: t('landing.title'),
    description: t('landing.description'),
  },
  {
    path: paths.welcome,
    title: t('welcome.title'),
    description: t('welcome.description'),
  },
  {
    path: paths.start,
    title: t('start.title'),
    description: t('start.description'),
  },
  {
    path: paths.login,
    title: t('login.title'),
    description: t('login.description'),
  },
  {
    path: paths.register,
    title: t('register.title'),
    description: SELLS ? t('register.description.sold') : t('register.description.open'),
  },
  {
    path: paths.verifyEmail,
    title: t('verifyEmail.title'),
    description: t('verifyEmail.description'),
  },
  {
    path: paths.forgotPassword,
    title: t('forgotPassword.title'),
    description: t('forgotPassword.description'),
  },
  {
    path: paths.linkProvider,
    title: t('linkProvider.title'),
    description: t('linkProvider.description'),
  },
  {
    path: paths.resetPassword,
    title: t('resetPassword.title'),
    description: t('resetPassword.description'),
  },
  {
    path: paths.privacyPolicy,
    title: t('privacyPolicy.title'),
    description: t('privacyPolicy.description'),
  },
  {
    path: paths.terms,
    title: TERMS.title,
    description: SELLS ? t('terms.description.sold') : t('terms.description.open'),
  },
  {
    path: paths.accessibility,
    title: t('accessibility.title'),
    description: t('accessibility.description'),
  },
  {
    path: paths.help,
    title: t('help.title'),
    description: SELLS ? t('help.description.sold') : t('help.description.open'),
  },
  {
    path: paths.about,
    title: t('about.title'),
    description: t('about.description'),
  },
  {
    path: paths.evidence,
    title: t('evidence.title'),
    description: t('evidence.description'),
  },
  {
    path: paths.blog,
    title: t('blog.title'),
    description: t('blog.description'),
  },
  {
    path: paths.careers,
    title: t('careers.title'),
    description: t('careers.description'),
  },
];

/** @throws Error when nothing is written about the page */
export function findPageMeta(path: string): PageMeta {
  const meta = PAGE_META.find((page) => page.path === path);
  if (!meta) throw new Error(`content/page-meta.ts does not know ${path}.`);
  return meta;
}
