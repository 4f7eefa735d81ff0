import { THEMES, useTheme } from '../../lib/browser/theme';
import type { Theme } from '../../lib/browser/theme';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import { themeChoice as t } from './messages.en';

const LABELS: Record<Theme, string> = { system: t('asMyDevice'), light: t('light'), dark: t('dark') };
const OPTIONS = THEMES.map((value) => ({ value, label: LABELS[value] }));

export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme();
  return <SegmentedControl label={t('theme')} options={OPTIONS} value={theme} onChange={chooseTheme} />;
}
