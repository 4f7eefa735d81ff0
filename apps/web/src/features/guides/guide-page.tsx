import type { BodyPartDetailsResponse } from '@figura/contracts';
import { Link, useLocation } from 'react-router-dom';
import { apiUrl } from '../../lib/api/api-client';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { PageHeader } from '../../ui/layout/page-header';
import { Picture } from '../../ui/pictures/picture';
import { TextLink } from '../../ui/links/text-link';
import { useGuide } from './api';
import { GuideGroup } from './guide-group';
import styles from './guide-page.module.css';
import { GuideSkeleton } from './guide-skeleton';

interface GuidePageProps {
  /** Empty where the address does not name one. */
  bodyPart: string;
  attribute: string;
  onUnlock: () => void;
}

/** The guide to one proportion: what it is, what to wear and what to leave. */
export function GuidePage({ bodyPart, attribute, onUnlock }: GuidePageProps) {
  const { data, error, isValidating, mutate } = useGuide(bodyPart, attribute);
  const detail = data?.bodyPartDetails;
  useTitle(detail?.displayName ?? subjectOf(bodyPart, attribute));

  const toAnalysis = <ButtonLink to={paths.bodyTypeAnalysis}>To your analysis</ButtonLink>;
  const content = () => {
    if (!bodyPart || !attribute)
      return <EmptyState title="Missing required parameters" action={toAnalysis} />;
    if (data?.bodyPartDetails) return <Guide guide={data} />;
    if (error?.code === 'PREMIUM_REQUIRED')
      return (
        <LockedPanel title="Premium Feature" action="Unlock All Guides" onUnlock={onUnlock}>
          <p>
            The guide to your first proportion is free. This one, like every other, comes with lifetime
            access.
          </p>
          <TextLink to={paths.bodyTypeAnalysis}>See your free guide</TextLink>
        </LockedPanel>
      );
    if (data || error?.status === 404)
      return <EmptyState title="No body part details found" action={toAnalysis} />;
    if (error)
      return (
        <LoadFailure
          message="Failed to load recommendations"
          error={error}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      );
    return <GuideSkeleton />;
  };

  return (
    <article className={styles['page']}>
      <div className={styles['opening']}>
        <PageHeader
          back={{ to: paths.bodyTypeAnalysis, label: 'Body Type Analysis' }}
          eyebrow="How to dress"
          title={detail?.displayName ?? subjectOf(bodyPart, attribute)}
          lead={detail?.bodyPartDetailSubHeading}
          className={styles['title']!}
        />
        {detail ? (
          <Picture
            src={apiUrl(detail.imageUrl)}
            alt={`A drawing of this proportion: ${detail.displayName}`}
            shape="square"
            eager
            className={styles['picture']}
          />
        ) : null}
        {detail ? <p className={styles['description']}>{detail.description}</p> : null}
      </div>
      {content()}
    </article>
  );
}

/** What a guide is about by its address alone, which anybody may have written. */
function subjectOf(bodyPart: string, attribute: string): string {
  const isWord = (text: string) => /^[a-z][a-z-]{1,19}$/.test(text);
  if (!isWord(bodyPart) || !isWord(attribute)) return 'How-To Guide';
  return `${attribute.charAt(0).toUpperCase()}${attribute.slice(1)} ${bodyPart}`;
}

function Guide({ guide: { bodyPartDetails, recommendations } }: { guide: BodyPartDetailsResponse }) {
  const { search } = useLocation();
  const groups = recommendations.filter((group) => group.recommendations.length > 0);
  if (groups.length === 0)
    return (
      <EmptyState title="No Recommendations Found">
        <p>There is nothing to recommend here yet.</p>
      </EmptyState>
    );
  return (
    <>
      <nav aria-label="In this guide">
        <ul className={styles['contents']}>
          {groups.map(({ clothingAttribute, displayName }) => (
            <li key={clothingAttribute}>
              <Link to={{ search, hash: clothingAttribute }} replace>
                {displayName}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map((group) => (
          <GuideGroup key={group.clothingAttribute} group={group} partName={bodyPartDetails.displayName} />
        ))}
      </div>
    </>
  );
}
