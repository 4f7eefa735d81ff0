/** A type only: OpenTelemetry is loaded only with a collector. */
export type { OpenTelemetry as Tracing } from './open-telemetry/open-telemetry';

/** Null if no collector endpoint is configured. */
export const TRACING = Symbol('tracing');

export type Role = 'api' | 'worker';
