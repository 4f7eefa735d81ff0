/** A type only: OpenTelemetry is loaded where a collector is set. */
export type { OpenTelemetry as Tracing } from './open-telemetry/open-telemetry';

/** Null while no collector endpoint is set. */
export const TRACING = Symbol('tracing');

export type Role = 'api' | 'worker';
