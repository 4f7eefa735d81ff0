/** The part of the Trusted Types API that TypeScript does not know yet; browsers without it take plain URLs. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Made once: a page may not make two of one name. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A URL of our own build, in the form that the content security policy asks for. */
export function getTrustedScript(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('figura-worker', { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}
