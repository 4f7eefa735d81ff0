export const UNSAVED_MEASUREMENTS = { unsavedMeasurements: true };

export function isUnsaved(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'unsavedMeasurements' in state &&
    state.unsavedMeasurements === true
  );
}
