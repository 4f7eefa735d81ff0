import { THEMES, useTheme } from '../../lib/browser/theme';
import type { Theme } from '../../lib/browser/theme';
import { translator } from '../../lib/messages/translator';
import { SegmentedControl } from '../../ui/forms/segmented-control';
import messages from './messages.en';

const t = translator(messages.themeChoice);

const LABELS: Record<Theme, string> = { system: t('asMyDevice'), light: t('light'), dark: t('dark') };
const OPTIONS = THEMES.map((value) => ({ value, label: LABELS[value] }));

export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme();
  return <SegmentedControl label={t('theme')} options={OPTIONS} value={theme} onChange={chooseTheme} />;
}
