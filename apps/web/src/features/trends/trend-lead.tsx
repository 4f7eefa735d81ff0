import type { BetterTrend, WeekThemeResponse } from '@figura/contracts';
import { completeOutfit } from '@figura/drawing';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { LeadLook } from '../../ui/dressed/lead-look';
import { Eyebrow } from '../../ui/eyebrow';
import { wearPieces } from '../../ui/dressed/wear-pieces';
import { TextLink } from '../../ui/links/text-link';
import { takeFirstSentence } from './first-sentence';
import { trendLead as t } from './messages.en';
import styles from './trend-lead.module.css';

interface TrendLeadProps {
  lead: WeekThemeResponse;
  isPersonal?: boolean;
  isSample?: boolean;
}

export function TrendLead({
  lead: { theme, category, look, outfit, beside, onUser, better },
  isPersonal = false,
  isSample = false,
}: TrendLeadProps) {
  const wearer = useWearer();
  const { user } = useSession();
  if (!category || !look) return null;
  const { presentation } = wearer.appearance;
  // A coat would hide the piece.
  const worn = outfit.filter(({ slot }) => slot !== 'layer' || category === 'Outerwear');
  const linkTo = (trend: Pick<BetterTrend, 'category' | 'look'>) =>
    pathTo.item({
      id: trend.look._id,
      category: trend.category,
      type: isPersonal ? 'bestlooks' : 'trends',
      among: [trend.look],
      personalTrend: isPersonal,
    });
  return (
    <LeadLook
      id="trend-lead"
      isStory
      wearer={wearer}
      garments={worn.length > 0 ? wearPieces(worn) : completeOutfit(look.garment, [], presentation)}
      beside={beside.map((garment) => completeOutfit(garment, [], presentation))}
    >
      <Eyebrow>{t(isPersonal ? 'yours' : theme ? 'theme' : 'eyebrow')}</Eyebrow>
      <h2 id="trend-lead">{(!isPersonal && theme?.name) || look.displayName}</h2>
      {theme ? (
        <p className={styles['why']} data-sample={isSample}>
          {isPersonal ? t('fromTheme', { theme: theme.name }) : takeFirstSentence(theme.why)}
        </p>
      ) : null}
      {onUser === null || !user?.bodyType ? null : (
        <p>
          <b>{t('onUser', { code: user.bodyType.combined })}</b> {onUser}
        </p>
      )}
      {isSample ? null : (
        <>
          {better ? (
            <p>
              {better.words} <TextLink {...linkTo(better)}>{better.look.displayName}</TextLink>
            </p>
          ) : null}
          <p>
            <TextLink {...linkTo({ category, look })} aria-label={t('detailsOf', { name: look.displayName })}>
              {t('details')}
            </TextLink>
          </p>
        </>
      )}
    </LeadLook>
  );
}
