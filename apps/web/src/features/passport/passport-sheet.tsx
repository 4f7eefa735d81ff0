import type { Garment, Passport, PassportRule } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { getShortestEffect } from '../../lib/catalog/brief-effect';
import { formatList } from '../../lib/text/list-text';
import { startSmall } from '../../lib/text/within-sentence';
import { Flat } from '../../ui/dressed/flat';
import { TypeCode, TypeNames } from '../../ui/type-code';
import { WholeWords } from '../../ui/whole-words';
import styles from './passport-sheet.module.css';
import { sheet as t } from './sheet.messages.en';
import { Numbers } from './numbers';

interface PassportSheetProps {
  passport: Passport;
  drawRule?: (garment: Garment) => ReactNode;
  foot?: ReactNode;
  controls?: ReactNode;
}

const drawFlat = (garment: Garment) => <Flat garment={garment} className={styles['flat']} />;

export function PassportSheet({ passport, drawRule = drawFlat, foot, controls }: PassportSheetProps) {
  const { bodyType, figure, look, rules, colors, colorRules, numbers } = passport;
  const id = useId();
  return (
    <article className={styles['sheet']} aria-labelledby={id}>
      <div className={styles['card']}>
        <header className={styles['head']} data-on-plate="">
          <TypeCode as="h2" id={id} code={bodyType.combined} />
          <TypeNames bodyType={bodyType} />
        </header>
        <figure className={styles['figure']}>
          <div className={styles['drawing']}>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(figure)}`}
              alt={t('figure', {
                combined: bodyType.combined,
                look: look.length ? formatList(look) : 'none',
              })}
              width={440}
              height={870}
            />
          </div>
          {look.length ? (
            <figcaption className={styles['look']} data-on-plate="">
              {[look[0], ...look.slice(1).map(startSmall)].join(', ')}
            </figcaption>
          ) : null}
        </figure>
        {foot ? (
          <div className={styles['foot']} data-on-plate="" data-screen-only>
            {foot}
          </div>
        ) : null}
      </div>
      <div className={styles['words']}>
        <section>
          <h3>{t('rules')}</h3>
          <Rules rules={[...rules, ...colorRules]} drawRule={drawRule} />
        </section>
        <section className={styles['colors']}>
          <h3>{t('colors')}</h3>
          <ul className={styles['swatches']}>
            {colors.map(({ name, hex }) => (
              <li key={hex}>
                <span className={styles['swatch']} style={{ background: hex }} />
                {name}
              </li>
            ))}
          </ul>
          <p className={styles['note']}>{t('aboutColors')}</p>
        </section>
        {numbers ? <Numbers {...numbers} /> : null}
        {controls}
      </div>
    </article>
  );
}

interface RulesProps extends Required<Pick<PassportSheetProps, 'drawRule'>> {
  rules: readonly PassportRule[];
}

function Rules({ rules, drawRule }: RulesProps) {
  return (
    <div className={styles['sides']}>
      {[true, false].map((choose) => {
        const side = rules.filter((rule) => rule.choose === choose);
        return side.length === 0 ? null : (
          <div key={String(choose)} data-choose={choose}>
            <h4 className={styles['verdict']}>{t(choose ? 'choose' : 'avoid')}</h4>
            <ul className={styles['rules']}>
              {side.map(({ name, effect, feature, rating, garment }, index) => (
                <li key={name} className={garment && styles['pictured']}>
                  {garment ? drawRule(garment) : null}
                  <div>
                    <p className={styles['rule']}>
                      <WholeWords>{name}</WholeWords>
                    </p>
                    <p className={styles['effect']}>
                      {side.findIndex((other) => other.feature === feature) === index
                        ? (getShortestEffect(feature, rating) ?? effect)
                        : effect}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
