import { THEMES, useTheme } from '../../lib/browser/theme';
import type { Theme } from '../../lib/browser/theme';
import { SegmentedControl } from '../../ui/forms/segmented-control';

const LABELS: Record<Theme, string> = { system: 'As my device', light: 'Light', dark: 'Dark' };
const OPTIONS = THEMES.map((value) => ({ value, label: LABELS[value] }));

/** Light or dark, for this browser. */
export function Appearance() {
  const [theme, chooseTheme] = useTheme();
  return <SegmentedControl label="Theme" options={OPTIONS} value={theme} onChange={chooseTheme} />;
}
