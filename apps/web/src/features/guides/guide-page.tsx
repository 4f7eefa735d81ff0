import type { BodyPartDetailsResponse } from '@figura/contracts';
import { useTitle } from '../../lib/page/use-title';
import { writeSmall } from '../../lib/text/within-sentence';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { PageHeader } from '../../ui/layout/page-header';
import { TextLink } from '../../ui/links/text-link';
import { useGuide } from './api';
import { GuideGroups } from './guide-groups';
import { GuideHighlights } from './guide-highlights';
import { GUIDE_PARTS } from './guide-list';
import { GuideIndex } from './guide-index';
import { GuidePicture } from './guide-picture';
import styles from './guide-page.module.css';
import { GuideSkeleton } from './guide-skeleton';
import { guidePage as t } from './messages.en';
import { RailChecks } from './rail-checks';
import { chooseStrongest } from './strongest';

interface GuidePageProps {
  bodyPart: string;
  attribute: string;
  hasPaid: boolean;
}

export function GuidePage({ bodyPart, attribute, hasPaid }: GuidePageProps) {
  const query = useGuide(bodyPart, attribute);
  const { data, error } = query;
  const detail = data?.bodyPartDetails;
  useTitle(detail?.displayName ?? (bodyPart && attribute ? getSubject(bodyPart, attribute) : t('guides')));

  if (!bodyPart || !attribute) return <GuideIndex hasPaid={hasPaid} isFolded note={t('noParameters')} />;
  const toAnalysis = <ButtonLink to={paths.bodyTypeAnalysis}>{t('toYourAnalysis')}</ButtonLink>;
  const renderContent = () => {
    if (data?.bodyPartDetails) return <Guide key={`${bodyPart}:${attribute}`} guide={data} />;
    if (error?.code === 'PREMIUM_REQUIRED')
      return (
        <LockedPanel title={t('allGuides')} action={t('unlockAllGuides')}>
          <p>{t('locked')}</p>
          <TextLink to={paths.bodyTypeAnalysis}>{t('seeYourFreeGuide')}</TextLink>
        </LockedPanel>
      );
    if (data || error?.status === 404) return <EmptyState title={t('notFound')} action={toAnalysis} />;
    if (error) return <LoadFailure message={t('loadFailure')} query={query} />;
    return <GuideSkeleton />;
  };

  return (
    <article className={styles['page']} data-print="dense">
      <div className={styles['opening']}>
        <PageHeader
          back={{ to: paths.bodyTypeAnalysis, label: t('bodyTypeAnalysis') }}
          eyebrow={t('eyebrow')}
          title={detail?.displayName ?? getSubject(bodyPart, attribute)}
          lead={detail?.bodyPartDetailSubHeading}
          className={styles['title']!}
        />
        {detail ? (
          <div className={styles['picture']}>
            <GuidePicture detail={detail} />
          </div>
        ) : null}
        {detail?.description ? <p className={styles['description']}>{detail.description}</p> : null}
        {data ? <RailChecks checks={data.railChecks} /> : null}
      </div>
      {renderContent()}
    </article>
  );
}

function getSubject(bodyPart: string, attribute: string): string {
  const part = GUIDE_PARTS.find((each) => each.bodyPart === bodyPart);
  const guide = part?.guides.find((each) => each.attribute === attribute);
  return part && guide ? t('subject', { part: writeSmall(part.name), word: guide.label }) : t('howToGuide');
}

function Guide({ guide: { bodyPartDetails, recommendations } }: { guide: BodyPartDetailsResponse }) {
  const groups = recommendations.filter((group) => group.recommendations.length > 0);
  if (groups.length === 0)
    return (
      <EmptyState title={t('empty')}>
        <p>{t('aboutEmpty')}</p>
      </EmptyState>
    );
  return (
    <>
      <GuideHighlights recommendations={chooseStrongest(groups)} partName={bodyPartDetails.displayName} />
      <GuideGroups groups={groups} partName={bodyPartDetails.displayName} />
    </>
  );
}
