import type { LazyPage } from './lib/page/lazy-page';
import { lazyPage } from './lib/page/lazy-page';
import { paths } from './paths';

/** A page that needs no account. */
export interface PublicRoute {
  /** As the router reads it. */
  path: string;
  /** The file in routes/, without its ending: the build finds the page's chunk by it. */
  file: string;
  page: LazyPage;
  /** What stands around it: the visitors' navigation and the footer, or the name alone. */
  frame: 'public' | 'plain';
  /**
   * Whether the build writes it as static HTML and lists it in the sitemap: not where everything depends on the query.
   * Each URL needs its entry in `content/page-meta.ts`.
   */
  prerendered: boolean;
}

/** Every public page. The router, the static pages, the sitemap and the table of sizes follow from this list. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.landing,
    file: 'public/landing',
    page: lazyPage(() => import('./routes/public/landing')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.welcome,
    file: 'public/welcome',
    page: lazyPage(() => import('./routes/public/welcome')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.start,
    file: 'public/start',
    page: lazyPage(() => import('./routes/public/start')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.help,
    file: 'public/help',
    page: lazyPage(() => import('./routes/public/help')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.about,
    file: 'public/about',
    page: lazyPage(() => import('./routes/public/about')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.evidence,
    file: 'public/evidence',
    page: lazyPage(() => import('./routes/public/evidence')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.careers,
    file: 'public/careers',
    page: lazyPage(() => import('./routes/public/careers')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.privacyPolicy,
    file: 'public/privacy-policy',
    page: lazyPage(() => import('./routes/public/privacy-policy')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.terms,
    file: 'public/terms',
    page: lazyPage(() => import('./routes/public/terms')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.blog,
    file: 'public/blog',
    page: lazyPage(() => import('./routes/public/blog')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: `${paths.blog}/:slug`,
    file: 'public/article',
    page: lazyPage(() => import('./routes/public/article')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.login,
    file: 'account/login',
    page: lazyPage(() => import('./routes/account/login')),
    frame: 'plain',
    prerendered: true,
  },
  {
    path: paths.register,
    file: 'account/register',
    page: lazyPage(() => import('./routes/account/register')),
    frame: 'plain',
    prerendered: true,
  },
  {
    path: paths.forgotPassword,
    file: 'account/forgot-password',
    page: lazyPage(() => import('./routes/account/forgot-password')),
    frame: 'plain',
    prerendered: true,
  },
  {
    path: paths.verifyEmail,
    file: 'account/verify-email',
    page: lazyPage(() => import('./routes/account/verify-email')),
    frame: 'plain',
    prerendered: false,
  },
  {
    path: paths.resetPassword,
    file: 'account/reset-password',
    page: lazyPage(() => import('./routes/account/reset-password')),
    frame: 'plain',
    prerendered: false,
  },
];
