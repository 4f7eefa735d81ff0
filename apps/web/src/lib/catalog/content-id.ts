/** Ids are words of letters, digits and a few signs; dots alone would be steps in a path. */
const CONTENT_ID = /^(?!\.+$)[\w.:~-]{1,128}$/;

/** Whether a text from a URL can be the id of something in the catalog; nothing else is asked for. */
export function isContentId(text: unknown): text is string {
  return typeof text === 'string' && CONTENT_ID.test(text);
}
