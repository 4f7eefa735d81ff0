/** Navigation state for the self-analysis: the measurements that were just calculated are still to be saved. */
export const UNSAVED_MEASUREMENTS = { unsavedMeasurements: true };

/** Whether a page was opened with measurements that are still to be saved. */
export function isUnsaved(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'unsavedMeasurements' in state &&
    state.unsavedMeasurements === true
  );
}
