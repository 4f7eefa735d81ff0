// What apps/web/build makes of a file at build time.

declare module '*/plates?addresses' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
