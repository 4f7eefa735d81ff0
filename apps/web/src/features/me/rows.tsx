import { listMeasured, MEASUREMENTS } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { ButtonRow, LinkRows } from '../../ui/lists/link-rows';
import messages from './messages.en';

const t = translator(messages.rows);

interface RowsProps {
  user: User;
  issues: number | undefined;
  onLogout: () => void;
}

export function Rows({ user: { measurements }, issues, onLogout }: RowsProps) {
  const taken = Object.keys(listMeasured(measurements)).length;
  const rows = [
    {
      to: paths.profileMeasurements,
      name: t('measurements'),
      value: t('measurements.taken', { taken, all: MEASUREMENTS.length }),
    },
    {
      to: paths.bodyTypeAnalysis,
      name: t('analysis'),
      value: issues === undefined ? t('analysis.unknown') : t('analysis.issues', { count: issues }),
    },
    { to: paths.passport, name: t('passport'), value: t('passport.note') },
    { to: paths.settings, name: t('settings'), value: t('settings.note') },
  ];
  return (
    <LinkRows label={t('label')} rows={rows}>
      <ButtonRow name={t('logout')} onClick={onLogout} />
    </LinkRows>
  );
}
