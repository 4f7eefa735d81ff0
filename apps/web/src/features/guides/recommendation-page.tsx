import type { Recommendation } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { isContentId } from '../../lib/catalog/content-id';
import { useGoBack } from '../../lib/page/use-go-back';
import { useTitle } from '../../lib/page/use-title';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { ArrowLeft } from '../../ui/links/arrow-left';
import back from '../../ui/links/back-link.module.css';
import { PageHeader } from '../../ui/layout/page-header';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { PictureCard } from '../../ui/pictures/picture-card';
import { useSession } from '../../lib/session/session';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useRecommendation } from './api';
import { MatchingLooks } from './matching-looks';
import { NextAdvice } from './next-advice';
import { RelatedAdvice } from './related-advice';
import { findEvidenceNote } from '../../ui/evidence/evidence-note';
import { HowWeKnow } from '../../ui/evidence/how-we-know';
import { recommendationPage as t } from './messages.en';
import styles from './recommendation-page.module.css';
import { readRecommendationState, createRecommendationState } from './recommendation-state';
import type { RecommendationState } from './recommendation-state';
import { Verdict } from './verdict';
import textStyles from '../../ui/text.module.css';
import { Stack } from '../../ui/layout/layout';

interface RecommendationPageProps {
  id: string;
  /** Untrusted: the browser kept it. */
  navigationState: unknown;
}

export function RecommendationPage({ id, navigationState }: RecommendationPageProps) {
  const brought = readRecommendationState(navigationState, id);
  const query = useRecommendation(isContentId(id) ? id : null);
  const { data, error } = query;
  const isPaid = useSession().user?.hasPaid === true;
  const shown = brought ?? (data && createRecommendationState(data.fashionContent, data.bodyPartDisplayName));
  useTitle(shown?.fashionContent.clothingDisplayName ?? t('title'));
  const goBack = useGoBack(
    data ? pathTo.howTo(data.bodyPart, data.bodyPartAttribute) : paths.bodyTypeAnalysis,
  );

  const renderContent = () => {
    const toAnalysis = <ButtonLink to={paths.bodyTypeAnalysis}>{t('toYourAnalysis')}</ButtonLink>;
    if (id === '') return <EmptyState title={t('noParameters')} action={toAnalysis} />;
    if (shown) return <Words recommendation={shown} />;
    if (!isContentId(id) || error?.status === 404)
      return <EmptyState title={t('itemNotFound')} action={toAnalysis} />;
    if (error?.code === 'PREMIUM_REQUIRED')
      return (
        <LockedPanel title={t('allGuides')} action={t('unlockAllGuides')}>
          <p>{t('locked')}</p>
        </LockedPanel>
      );
    if (error) return <LoadFailure message={t('loadFailure')} query={query} />;
    return <Loading />;
  };

  return (
    <Stack as="article" align="start" className={styles['page']!}>
      <button type="button" className={back['back']} onClick={goBack}>
        <ArrowLeft />
        {t('back')}
      </button>
      <div className={styles['spread']}>
        <div className={styles['words']}>
          <PageHeader
            title={shown?.fashionContent.clothingDisplayName ?? t('title')}
            eyebrow={shown?.bodyPartDisplayName}
          />
          {renderContent()}
        </div>
        {shown ? <Pictures recommendation={shown.fashionContent} /> : null}
      </div>
      {shown && isPaid ? <MatchingLooks key={id} recommendation={shown.fashionContent} /> : null}
      {data ? <RelatedAdvice about={data} /> : null}
      {data ? <NextAdvice about={data} /> : null}
    </Stack>
  );
}

const STRENGTHS = [t('aGentleEffect'), t('aClearEffect'), t('aStrongEffect')];

function Words({ recommendation }: { recommendation: RecommendationState }) {
  const { fashionContent, effectDescription, isAvoidItem } = recommendation;
  const strength = STRENGTHS[Math.abs(fashionContent.rating) - 1];
  const note = findEvidenceNote(fashionContent.evidence) ?? t('convention');
  return (
    <>
      <p>
        <Verdict avoid={isAvoidItem} />
      </p>
      <p className={styles['effect']}>{effectDescription}</p>
      <p className={textStyles['soft']}>
        {strength === undefined ? note : `${strength}. ${note}`}{' '}
        <HowWeKnow evidence={fashionContent.evidence} study={fashionContent.study} />
      </p>
    </>
  );
}

function Pictures({ recommendation: { representativeItems } }: { recommendation: Recommendation }) {
  const wearer = useWearer();
  if (representativeItems.length === 0) return null;
  return (
    <ul className={styles['pictures']} aria-label={t('pieces')}>
      {representativeItems.map(({ _id, imageUrl, displayName, garment }) => (
        <li key={_id}>
          <PictureCard
            src={<DressedItem garment={garment} wearer={wearer} flat={buildApiUrl(imageUrl)} eager />}
            name={displayName}
            {...pathTo.item({ id: _id, type: 'bestlooks', among: representativeItems })}
          />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div role="status" className={styles['words']}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="8rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
