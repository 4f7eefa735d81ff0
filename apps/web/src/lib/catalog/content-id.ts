/** Dots alone would be path steps. */
const CONTENT_ID = /^(?!\.+$)[\w.:~-]{1,128}$/;

export function isContentId(text: unknown): text is string {
  return typeof text === 'string' && CONTENT_ID.test(text);
}
