import type { LazyPage } from './lib/page/lazy-page';
import { lazyPage } from './lib/page/lazy-page';
import { paths } from './paths';

/** A page that needs no account. */
export interface PublicRoute {
  /** As the router reads it. */
  path: string;
  /** The file in routes/, which is the name of the page's chunk. */
  file: string;
  page: LazyPage;
  /** What stands around it: the visitors' navigation and the footer, or the name alone. */
  frame: 'public' | 'plain';
  /**
   * Whether the build writes it as static HTML and lists it in the sitemap: not where everything depends on the query.
   * Each address needs its entry in `content/page-meta.ts`.
   */
  prerendered: boolean;
}

/** Every public page. The router, the static pages, the sitemap and the table of sizes follow from this list. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: paths.landing,
    file: 'landing',
    page: lazyPage(() => import('./routes/landing')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.welcome,
    file: 'welcome',
    page: lazyPage(() => import('./routes/welcome')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.help,
    file: 'help',
    page: lazyPage(() => import('./routes/help')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.about,
    file: 'about',
    page: lazyPage(() => import('./routes/about')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.careers,
    file: 'careers',
    page: lazyPage(() => import('./routes/careers')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.privacyPolicy,
    file: 'privacy-policy',
    page: lazyPage(() => import('./routes/privacy-policy')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.blog,
    file: 'blog',
    page: lazyPage(() => import('./routes/blog')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: `${paths.blog}/:slug`,
    file: 'article',
    page: lazyPage(() => import('./routes/article')),
    frame: 'public',
    prerendered: true,
  },
  {
    path: paths.login,
    file: 'login',
    page: lazyPage(() => import('./routes/login')),
    frame: 'plain',
    prerendered: true,
  },
  {
    path: paths.register,
    file: 'register',
    page: lazyPage(() => import('./routes/register')),
    frame: 'plain',
    prerendered: true,
  },
  {
    path: paths.forgotPassword,
    file: 'forgot-password',
    page: lazyPage(() => import('./routes/forgot-password')),
    frame: 'plain',
    prerendered: true,
  },
  {
    path: paths.verifyEmail,
    file: 'verify-email',
    page: lazyPage(() => import('./routes/verify-email')),
    frame: 'plain',
    prerendered: false,
  },
  {
    path: paths.resetPassword,
    file: 'reset-password',
    page: lazyPage(() => import('./routes/reset-password')),
    frame: 'plain',
    prerendered: false,
  },
];
