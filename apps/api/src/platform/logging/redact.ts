/** An email address, or the password in a server URL. The part before the @ has at most 64 characters. */
const ADDRESS = /[^\s"'<>(){}[\],;:/@]{1,64}@[^\s"'<>(){}[\],;]+/g;

/** Removes email addresses from external texts, such as a mail server's response. */
export function redact(text: string): string {
  return text.replace(ADDRESS, '[address]');
}

/** Drivers attach whole documents to errors, so only these fields are logged. */
export function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return redact(String(error));
  const { name, message, stack, cause, code } = error as Error & { code?: unknown };
  return {
    type: name,
    message: redact(message),
    ...(code !== undefined && { code: String(code) }),
    ...(stack && { stack: redact(stack) }),
    ...(cause !== undefined && { cause: toLoggedError(cause) }),
  };
}
