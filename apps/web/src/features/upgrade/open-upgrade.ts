/** Navigation state with which the dashboard opens the upgrade dialog at once. */
export const OPEN_UPGRADE = { upgrade: true };

/** Whether a page was opened with {@link OPEN_UPGRADE}. */
export function doesAskForUpgrade(navigationState: unknown): boolean {
  return (navigationState as Partial<typeof OPEN_UPGRADE> | null)?.upgrade === true;
}
