import { listMeasured, MEASUREMENTS } from '@figura/contracts';
import type { BodyTypeAnalysisResponse, User } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';
import { paths } from '../../paths';
import { ButtonRow, LinkRows } from '../../ui/lists/link-rows';
import { rows as t } from './messages.en';
import styles from './rows.module.css';

interface RowsProps {
  user: User;
  analysis: BodyTypeAnalysisResponse | undefined;
  onLogout: () => void;
}

export function Rows({ user: { measurements, bodyType }, analysis, onLogout }: RowsProps) {
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
      value: (analysis && nameProportions(analysis)) ?? t('analysis.unknown'),
    },
    { to: paths.passport, name: t('passport'), value: bodyType ? <OwnColors /> : t('passport.note') },
    { to: paths.settings, name: t('settings'), value: t('settings.note') },
  ];
  return (
    <LinkRows label={t('label')} rows={rows}>
      <ButtonRow name={t('logout')} onClick={onLogout} />
    </LinkRows>
  );
}

function nameProportions(analysis: BodyTypeAnalysisResponse): string | null {
  const { balanceIssues, bodyPartDetails, totalBalanceIssues } = analysis;
  const [first] = balanceIssues.flatMap(({ bodyPart, attribute }) => {
    return bodyPartDetails[`${bodyPart}-${attribute}`] ?? bodyPartDetails[bodyPart] ?? [];
  });
  return first ? t('analysis.issues', { first: first.displayName, more: totalBalanceIssues - 1 }) : null;
}

function OwnColors() {
  const { data } = useQuery('/passport');
  return (
    <span className={styles['colors']}>
      {data?.colors.map(({ name, hex }) => (
        <span
          key={hex}
          className={styles['color']}
          style={{ background: hex }}
          role="img"
          aria-label={name}
        />
      ))}
    </span>
  );
}
