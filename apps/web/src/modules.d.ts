// What apps/web/build makes of a file at build time.

declare module '*/plates?addresses' {
  const addresses: Readonly<Record<import('./content/plates/plates').PlateName, string>>;
  export default addresses;
}
