// What apps/web/build makes of a file at build time.

declare module '*/plates?urls' {
  const urls: Readonly<Record<string, string>>;
  export default urls;
}

declare module 'figura:content-names' {
  /** By file and place; null in English. */
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
  export default names;
}
