import { capitalize } from '../../lib/text/capitalize';
import type { BodyTypeAnalysisResponse, User } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';
import { translator } from '../../lib/messages/translator';
import { OwnSizes } from '../../ui/own-sizes';
import { formatList } from '../../lib/text/list-text';
import { paths } from '../../paths';
import { LinkRows } from '../../ui/lists/link-rows';
import styles from './facts.module.css';
import messages from './messages.en';
import { writeSmall } from '../../lib/text/within-sentence';

const t = translator(messages.facts);

const PREFERENCES = `${paths.settings}?tab=preferences`;
const MAX_PARTS = 3;

export function Facts({ user, analysis }: { user: User; analysis: BodyTypeAnalysisResponse | undefined }) {
  const { taste, lifeStates } = user.preferences;
  const rows = [
    ...(analysis ? [{ to: paths.bodyTypeAnalysis, name: t('proportions'), value: nameParts(analysis) }] : []),
    { to: `${PREFERENCES}#sizes`, name: t('sizes'), value: <OwnSizes user={user} /> },
    ...(user.bodyType ? [{ to: paths.passport, name: t('colors'), value: <OwnColors /> }] : []),
    { to: `${PREFERENCES}#taste`, name: t('taste'), value: t('picks', { count: taste.length }) },
    { to: `${PREFERENCES}#life`, name: t('life'), value: t('told', { count: lifeStates.length }) },
  ];
  return <LinkRows label={t('label')} rows={rows} size="medium" />;
}

function nameParts({ balanceIssues, bodyPartDetails }: BodyTypeAnalysisResponse): string {
  const names = balanceIssues
    .filter(({ attribute }) => attribute !== 'balanced')
    .flatMap(({ bodyPart, attribute }) => {
      const details = bodyPartDetails[`${bodyPart}-${attribute}`] ?? bodyPartDetails[bodyPart];
      return details ? [writeSmall(details.displayName)] : [];
    });
  return capitalize(formatList(names.slice(0, MAX_PARTS)));
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
