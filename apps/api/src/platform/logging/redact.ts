/** An email address, or the password in the URL of a server. A part before the @ has 64 characters at most. */
const ADDRESS = /[^\s"'<>(){}[\],;:/@]{1,64}@[^\s"'<>(){}[\],;]+/g;

/** A text of others (a mail server's answer, a driver's complaint) without the email addresses that it quotes. */
export function redact(text: string): string {
  return text.replace(ADDRESS, '[address]');
}

/** What of an error goes into a log line. Drivers hang whole documents on theirs, so nothing else does. */
export function getErrorInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return redact(String(error));
  const { name, message, stack, cause, code } = error as Error & { code?: unknown };
  return {
    type: name,
    message: redact(message),
    ...(code !== undefined && { code: String(code) }),
    ...(stack && { stack: redact(stack) }),
    ...(cause !== undefined && { cause: getErrorInLog(cause) }),
  };
}
