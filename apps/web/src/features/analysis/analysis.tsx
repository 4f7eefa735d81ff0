import { HORIZONTAL_TYPE_NAMES, VERTICAL_TYPE_NAMES } from '@figura/contracts';
import type { BodyTypeAnalysisResponse, PersonalFeature } from '@figura/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { TextLink } from '../../ui/links/text-link';
import styles from './analysis.module.css';
import { FeatureRow } from './feature-row';

interface AnalysisProps {
  analysis: BodyTypeAnalysisResponse;
  confidence: ReactNode;
  onUnlock: () => void;
}

/** The type, what it follows from, and a guide to each proportion that draws the eye. */
export function Analysis({ analysis, confidence, onUnlock }: AnalysisProps) {
  const { bodyType, balanceIssues, totalBalanceIssues, hasPaid } = analysis;
  const shown = hasPaid ? balanceIssues : balanceIssues.slice(0, 1);
  const locked = hasPaid ? 0 : totalBalanceIssues - shown.length;
  return (
    <div className={styles['analysis']}>
      <section className={styles['type']} aria-label="Your body type">
        <p className={styles['code']}>{bodyType.combined}</p>
        <p className={styles['names']}>
          <span>{HORIZONTAL_TYPE_NAMES[bodyType.horizontal]}</span>
          <span>{VERTICAL_TYPE_NAMES[bodyType.vertical]}</span>
        </p>
      </section>
      {confidence}
      <section className={styles['section']} aria-labelledby="balance">
        <header className={styles['head']}>
          <h2 id="balance">What shapes your balance</h2>
          {locked > 0 ? <Badge>Preview Mode</Badge> : null}
        </header>
        <FeatureList features={shown} analysis={analysis} />
        {locked > 0 ? (
          <LockedPanel
            title={`+${locked} more body ${locked === 1 ? 'part' : 'parts'}`}
            action="Unlock My Analysis"
            onUnlock={onUnlock}
          >
            <p>Each with what it does for your outline, and a guide to what to wear.</p>
          </LockedPanel>
        ) : null}
      </section>
      <section className={styles['section']} aria-labelledby="self-analysis">
        <header className={styles['head']}>
          <h2 id="self-analysis">From your self analysis</h2>
        </header>
        <SelfAnalysis analysis={analysis} onUnlock={onUnlock} />
      </section>
      <div className={styles['next']}>
        <ButtonLink to={paths.bestLooks}>See your best looks</ButtonLink>
        <ButtonLink to={paths.guideIndex} variant="quiet">
          All guides
        </ButtonLink>
      </div>
    </div>
  );
}

function SelfAnalysis({ analysis, onUnlock }: Omit<AnalysisProps, 'confidence'>) {
  const { hasPaid, bodyConcerns, bodyConcernsCount: count } = analysis;
  const change = (
    <TextLink to={`${paths.bodyPartsPreference}?edit`}>
      {count === 0 ? 'Start your self analysis' : 'Change your self analysis'}
    </TextLink>
  );
  if (!hasPaid)
    return (
      <LockedPanel title="Premium Feature" action="Unlock Self Analysis" onUnlock={onUnlock}>
        <p>
          {`${count} ${count === 1 ? 'concern' : 'concerns'} ticked so far. With lifetime access each one comes with its own guide.`}
        </p>
        {change}
      </LockedPanel>
    );
  const note = noteOn(count, bodyConcerns.length);
  return (
    <>
      {bodyConcerns.length > 0 ? <FeatureList features={bodyConcerns} analysis={analysis} /> : null}
      {note ? <p className={styles['none']}>{note}</p> : null}
      <p>{change}</p>
    </>
  );
}

/** Why fewer guides stand here than were ticked. */
function noteOn(ticked: number, shown: number): string | null {
  if (ticked === 0) return 'Nothing ticked yet. What you tick gets a guide of its own here.';
  if (shown === ticked) return null;
  return `${shown === 0 ? 'What you ticked' : 'The rest of what you ticked'} shapes your balance already: its guide is above.`;
}

interface FeatureListProps {
  features: readonly PersonalFeature[];
  analysis: BodyTypeAnalysisResponse;
}

function FeatureList({ features, analysis: { bodyPartDetails } }: FeatureListProps) {
  return (
    <ul className={styles['features']}>
      {features.map((feature) => {
        const key = `${feature.bodyPart}-${feature.attribute}`;
        return (
          <li key={key}>
            <FeatureRow
              feature={feature}
              detail={bodyPartDetails[key] ?? bodyPartDetails[feature.bodyPart]}
            />
          </li>
        );
      })}
    </ul>
  );
}
