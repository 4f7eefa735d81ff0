import type { RoutePage } from './lib/page/route-page';
import { createRoutePage } from './lib/page/route-page';
import { paths } from './paths';

export interface PublicRoute {
  path: string;
  page: RoutePage;
  frame: 'public' | 'plain';
  /**
   * Not prerendered. Every other page is static HTML, needs an entry in `content/page-meta.ts`, and is in the
   * sitemap.
   */
  dependsOnQuery?: true;
}

/** Source for the router, static pages, sitemap, and size table. */
export const publicRoutes: readonly PublicRoute[] = [
  { path: paths.landing, page: createRoutePage(() => import('./routes/public/landing')), frame: 'public' },
  { path: paths.welcome, page: createRoutePage(() => import('./routes/public/welcome')), frame: 'public' },
  { path: paths.start, page: createRoutePage(() => import('./routes/public/start')), frame: 'public' },
  { path: paths.help, page: createRoutePage(() => import('./routes/public/help')), frame: 'public' },
  { path: paths.about, page: createRoutePage(() => import('./routes/public/about')), frame: 'public' },
  { path: paths.evidence, page: createRoutePage(() => import('./routes/public/evidence')), frame: 'public' },
  { path: paths.careers, page: createRoutePage(() => import('./routes/public/careers')), frame: 'public' },
  {
    path: paths.privacyPolicy,
    page: createRoutePage(() => import('./routes/public/privacy-policy')),
    frame: 'public',
  },
  { path: paths.terms, page: createRoutePage(() => import('./routes/public/terms')), frame: 'public' },
  {
    path: paths.accessibility,
    page: createRoutePage(() => import('./routes/public/accessibility')),
    frame: 'public',
  },
  { path: paths.blog, page: createRoutePage(() => import('./routes/public/blog')), frame: 'public' },
  {
    path: `${paths.blog}/:slug`,
    page: createRoutePage(() => import('./routes/public/article')),
    frame: 'public',
  },
  { path: paths.login, page: createRoutePage(() => import('./routes/account/login')), frame: 'plain' },
  { path: paths.register, page: createRoutePage(() => import('./routes/account/register')), frame: 'plain' },
  {
    path: paths.forgotPassword,
    page: createRoutePage(() => import('./routes/account/forgot-password')),
    frame: 'plain',
  },
  {
    path: paths.verifyEmail,
    page: createRoutePage(() => import('./routes/account/verify-email')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: paths.resetPassword,
    page: createRoutePage(() => import('./routes/account/reset-password')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: `${paths.sharedPassport}/:token`,
    page: createRoutePage(() => import('./routes/public/shared-passport')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: `${paths.unsubscribe}/:token`,
    page: createRoutePage(() => import('./routes/account/unsubscribe')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: `${paths.signIn}/:provider`,
    page: createRoutePage(() => import('./routes/account/provider-return')),
    frame: 'plain',
    dependsOnQuery: true,
  },
  {
    path: paths.linkProvider,
    page: createRoutePage(() => import('./routes/account/link-provider')),
    frame: 'plain',
    dependsOnQuery: true,
  },
];
