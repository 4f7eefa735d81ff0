/** TypeScript lacks this API; browsers without it take plain URLs. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Created once: two policies of one name are not allowed. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

export function getTrustedScript(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('figura-worker', { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}
