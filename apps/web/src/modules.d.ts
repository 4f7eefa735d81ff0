// What apps/web/build makes of a file at build time.

declare module '*/plates?urls' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}
