import type { User } from '@figura/contracts';
import { toAppearance } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Portrait } from '../../ui/dressed/portrait';
import { ControlRow, LinkRows } from '../../ui/lists/link-rows';
import { OwnSizes } from '../../ui/own-sizes';
import messages from './messages.en';
import styles from './settings-rows.module.css';
import { ThemeChoice } from './theme-choice';

const t = translator(messages.rows);

const PREFERENCES = `${paths.settings}?tab=preferences`;

export function SettingsRows({ user }: { user: User }) {
  const { preferences } = user;
  const appearance = toAppearance(preferences);
  const rows = [
    {
      to: `${PREFERENCES}#your-figure`,
      name: t('figure'),
      value: <Portrait appearance={appearance} className={styles['head']} />,
    },
    { to: `${PREFERENCES}#sizes`, name: t('sizes'), value: <OwnSizes user={user} /> },
    { to: `${PREFERENCES}#cut-for`, name: t('cutFor'), value: t(`cut.${preferences.presentation}`) },
  ];
  return (
    <LinkRows label={t('label')} rows={rows} size="medium">
      <ControlRow name={t('theme')}>
        <ThemeChoice hideLabel />
      </ControlRow>
    </LinkRows>
  );
}
