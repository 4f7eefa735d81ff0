import type { BodyPartDetail, PersonalFeature } from '@figura/contracts';
import { BASE_LAYER } from '@figura/drawing';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { CoveringLink } from '../../ui/links/covering-link';
import { Dressed } from '../../ui/dressed/dressed';
import { EyeLine } from '../../ui/dressed/eye-line';
import { Figure } from '../../ui/figure/figure';
import { LineIcon } from '../../ui/line-icon';
import { FeatureChoicePicker } from './feature-choice';
import styles from './feature-row.module.css';
import { AdviceLayer } from '../../ui/dressed/advice-layer';
import { labels as t } from './messages.en';

interface FeatureRowProps {
  feature: PersonalFeature;
  choosable: boolean;
  detail: BodyPartDetail | undefined;
  /** In percent. */
  dressed: number;
  onDrawn: () => void;
}

export function FeatureRow({ feature, detail, choosable, dressed, onDrawn }: FeatureRowProps) {
  const wearer = useWearer();
  const { bodyPart, attribute, reason } = feature;
  const name = detail?.displayName ?? `${bodyPart}, ${attribute}`;
  const look = detail?.look;
  return (
    <article className={styles['row']}>
      <Dressed
        garments={BASE_LAYER}
        wearer={wearer}
        flat={
          <Figure
            measurements={wearer.measurements}
            active={null}
            combined={undefined}
            label={name}
            className={styles['figure']}
          />
        }
        label={name}
        marks={(body, view, small) => (
          <>
            {look ? (
              <AdviceLayer
                garment={look.garment}
                wearer={wearer}
                view={view}
                small={small}
                label={name}
                dressed={dressed}
                onDrawn={onDrawn}
              />
            ) : null}
            <EyeLine body={body} view={view} bodyPart={bodyPart} />
          </>
        )}
      />
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <CoveringLink to={pathTo.howTo(bodyPart, attribute)}>{name}</CoveringLink>
        </h3>
        {detail?.bodyPartDetailSubHeading ? (
          <p className={styles['sub']}>{detail.bodyPartDetailSubHeading}</p>
        ) : null}
        <p>{reason}</p>
        <p className={styles['more']} aria-hidden="true" data-screen-only>
          <span>{t('whatToWear')}</span>
          <LineIcon path="M5 12h14m-7-7 7 7-7 7" />
        </p>
      </div>
      {choosable ? <FeatureChoicePicker feature={feature} name={name} /> : null}
    </article>
  );
}
