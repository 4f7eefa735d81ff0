export const API_KEY_SCOPES = ['read', 'wardrobe', 'check'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const MAX_API_KEYS = 10;
export const MAX_API_KEY_NAME = 40;
