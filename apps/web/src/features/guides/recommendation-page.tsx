import type { Recommendation } from '@figura/contracts';
import { ArrowLeft } from 'lucide-react';
import { apiUrl } from '../../lib/api/api-client';
import { isContentId } from '../../lib/catalog/content-id';
import { useGoBack } from '../../lib/page/use-go-back';
import { useTitle } from '../../lib/page/use-title';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { PageHeader } from '../../ui/layout/page-header';
import { PictureCard } from '../../ui/pictures/picture-card';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useRecommendation } from './api';
import { evidenceNote } from './evidence-note';
import styles from './recommendation-page.module.css';
import { readRecommendationState, recommendationState } from './recommendation-state';
import type { RecommendationState } from './recommendation-state';
import { Verdict } from './verdict';

interface RecommendationPageProps {
  /** Empty where the address does not name one. */
  id: string;
  /** What the guide's card sent along, as the browser kept it. */
  navigationState: unknown;
  onUnlock: () => void;
}

/** One recommendation in large. What the card sent along is shown at once; an address alone is looked up. */
export function RecommendationPage({ id, navigationState, onUnlock }: RecommendationPageProps) {
  const brought = readRecommendationState(navigationState, id);
  const { data, error, isValidating, mutate } = useRecommendation(brought || !isContentId(id) ? null : id);
  const shown = brought ?? (data && recommendationState(data.fashionContent, data.bodyPartDisplayName));
  useTitle(shown?.fashionContent.clothingDisplayName ?? 'Recommendation');
  const goBack = useGoBack(
    data ? pathTo.howTo(data.bodyPart, data.bodyPartAttribute) : paths.bodyTypeAnalysis,
  );

  const content = () => {
    const toAnalysis = <ButtonLink to={paths.bodyTypeAnalysis}>To your analysis</ButtonLink>;
    if (id === '') return <EmptyState title="Missing required information" action={toAnalysis} />;
    if (shown) return <Words recommendation={shown} />;
    if (!isContentId(id) || error?.status === 404)
      return <EmptyState title="Item not found" action={toAnalysis} />;
    if (error?.code === 'PREMIUM_REQUIRED')
      return (
        <LockedPanel title="Premium Feature" action="Unlock All Guides" onUnlock={onUnlock}>
          <p>Every recommendation, with the pieces that show it, comes with lifetime access.</p>
        </LockedPanel>
      );
    if (error)
      return (
        <LoadFailure
          message="Failed to load item details. Please try again."
          error={error}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      );
    return <Loading />;
  };

  return (
    <article className={styles['page']}>
      <Button variant="quiet" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
        Back
      </Button>
      <div className={styles['spread']}>
        <div className={styles['words']}>
          <PageHeader
            title={shown?.fashionContent.clothingDisplayName ?? 'Recommendation'}
            eyebrow={shown?.bodyPartDisplayName}
          />
          {content()}
        </div>
        {shown ? <Pictures recommendation={shown.fashionContent} /> : null}
      </div>
    </article>
  );
}

const STRENGTHS = ['A gentle effect', 'A clear effect', 'A strong effect'];

function Words({ recommendation }: { recommendation: RecommendationState }) {
  const { fashionContent, effectDescription, isAvoidItem } = recommendation;
  const strength = STRENGTHS[Math.abs(fashionContent.rating) - 1];
  const note = evidenceNote(fashionContent.evidence) ?? 'A convention of the craft.';
  return (
    <>
      <p>
        <Verdict avoid={isAvoidItem} />
      </p>
      <p className={styles['effect']}>{effectDescription}</p>
      <p className={styles['note']}>{strength === undefined ? note : `${strength}. ${note}`}</p>
    </>
  );
}

function Pictures({ recommendation: { representativeItems } }: { recommendation: Recommendation }) {
  if (representativeItems.length === 0) return null;
  return (
    <ul className={styles['pictures']} aria-label="Pieces that show it">
      {representativeItems.map(({ _id, imageUrl, displayName }) => (
        <li key={_id}>
          <PictureCard
            src={apiUrl(imageUrl)}
            name={displayName}
            {...pathTo.item({ id: _id, type: 'bestlooks', among: representativeItems })}
            eager
          />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div role="status" className={styles['words']}>
      <VisuallyHidden>Loading the recommendation…</VisuallyHidden>
      <Skeleton width="8rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
