export const OPEN_UPGRADE = { upgrade: true };

export function doesAskForUpgrade(navigationState: unknown): boolean {
  return (navigationState as Partial<typeof OPEN_UPGRADE> | null)?.upgrade === true;
}
