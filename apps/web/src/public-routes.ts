import type { LazyPage } from './lib/page/lazy-page';
import { lazyPage } from './lib/page/lazy-page';
import { paths } from './paths';

/** A page that needs no account. */
export interface PublicRoute {
  /** As the router reads it. */
  path: string;
  page: LazyPage;
  /** What stands around it: the visitors' navigation and the footer, or the name alone. */
  frame: 'public' | 'plain';
  /**
   * The build writes every other page as static HTML and lists it in the sitemap: its file in routes/ is found by the URL
   * (`prerender/static-pages.ts`), and the URL needs its entry in `content/page-meta.ts`.
   */
  dependsOnQuery?: true;
}

/** Every public page. The router, the static pages, the sitemap and the table of sizes follow from this list. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.landing,
    page: lazyPage(() => import('./routes/public/landing')),
    frame: 'public',
  },
  {
    path: paths.welcome,
    page: lazyPage(() => import('./routes/public/welcome')),
    frame: 'public',
  },
  {
    path: paths.start,
    page: lazyPage(() => import('./routes/public/start')),
    frame: 'public',
  },
  {
    path: paths.help,
    page: lazyPage(() => import('./routes/public/help')),
    frame: 'public',
  },
  {
    path: paths.about,
    page: lazyPage(() => import('./routes/public/about')),
    frame: 'public',
  },
  {
    path: paths.evidence,
    page: lazyPage(() => import('./routes/public/evidence')),
    frame: 'public',
  },
  {
    path: paths.careers,
    page: lazyPage(() => import('./routes/public/careers')),
    frame: 'public',
  },
  {
    path: paths.privacyPolicy,
    page: lazyPage(() => import('./routes/public/privacy-policy')),
    frame: 'public',
  },
  {
    path: paths.terms,
    page: lazyPage(() => import('./routes/public/terms')),
    frame: 'public',
  },
  {
    path: paths.blog,
    page: lazyPage(() => import('./routes/public/blog')),
    frame: 'public',
  },
  {
    path: `${paths.blog}/:slug`,
    page: lazyPage(() => import('./routes/public/article')),
    frame: 'public',
  },
  {
    path: paths.login,
    page: lazyPage(() => import('./routes/account/login')),
    frame: 'plain',
  },
  {
    path: paths.register,
    page: lazyPage(() => import('./routes/account/register')),
    frame: 'plain',
  },
  {
    path: paths.forgotPassword,
    page: lazyPage(() => import('./routes/account/forgot-password')),
    frame: 'plain',
  },
  {
    path: paths.verifyEmail,
    page: lazyPage(() => import('./routes/account/verify-email')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: paths.resetPassword,
    page: lazyPage(() => import('./routes/account/reset-password')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: `${paths.sharedPassport}/:token`,
    page: lazyPage(() => import('./routes/public/shared-passport')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: `${paths.unsubscribe}/:token`,
    page: lazyPage(() => import('./routes/account/unsubscribe')),
    frame: 'plain',
    dependsOnQuery: true,
  },
];
