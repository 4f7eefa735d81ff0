import { toAppearance } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { LANGUAGES } from '@figura/messages';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppearanceForm } from '../../features/appearance/appearance-form';
import { SizesForm } from '../../features/appearance/sizes-form';
import { DisplayForm } from '../../features/limits/display-form';
import { LanguageForm } from '../../features/limits/language-form';
import { LifeStatesForm } from '../../features/limits/life-states-form';
import { LimitsForm } from '../../features/limits/limits-form';
import { NeverForm } from '../../features/limits/never-form';
import { PartChoices } from '../../features/limits/part-choices';
import { PresentationForm } from '../../features/limits/presentation-form';
import {
  summarizeLife,
  summarizeLimits,
  summarizeNever,
  summarizeParts,
  summarizeTaste,
} from '../../features/limits/summaries';
import { TasteForm } from '../../features/limits/taste-form';
import { UnitToggle } from '../../features/measurements/unit-toggle';
import { useUnit } from '../../features/measurements/use-unit';
import { OwnChartCount, OwnCharts } from '../../features/size-charts/own-charts';
import { settings as t } from '../../features/settings/messages.en';
import { FoldedRow, OpenRow } from '../../features/settings/preference-row';
import styles from '../../features/settings/preference-row.module.css';
import { ThemeChoice } from '../../features/settings/theme-choice';
import { SettingsSection } from '../../features/settings/settings-section';
import { Portrait } from '../../ui/dressed/portrait';
import { OwnSizes } from '../../ui/own-sizes';

type Form = ComponentType<{ user: User }>;

export function Preferences({ user }: { user: User }) {
  const { hash } = useLocation();
  const { preferences } = user;
  const { unit, choose } = useUnit(user);
  const renderFolded = (id: string, title: string, lead: string, value: ReactNode, Form: Form) => (
    <FoldedRow {...{ id, title, lead, value }} isOpen={hash === `#${id}`}>
      <Form user={user} />
    </FoldedRow>
  );
  const portrait = <Portrait appearance={toAppearance(preferences)} className={styles['head']} />;
  return (
    <div key={user.id}>
      <SettingsSection title={t('you')} hasRows>
        {renderFolded('your-figure', t('yourFigure'), t('aboutYourFigure'), portrait, AppearanceForm)}
        {renderFolded('sizes', t('sizes'), t('aboutSizes'), <OwnSizes user={user} />, SizesForm)}
        <OpenRow id="units" title={t('units')}>
          <UnitToggle unit={unit} onChange={choose} names="length" />
        </OpenRow>
        {renderFolded('size-charts', t('sizeCharts'), t('aboutSizeCharts'), <OwnChartCount />, OwnCharts)}
        {renderFolded(
          'life',
          t('lifeStates'),
          t('aboutLifeStates'),
          summarizeLife(preferences),
          LifeStatesForm,
        )}
      </SettingsSection>
      <SettingsSection title={t('clothes')} hasRows>
        <OpenRow id="cut-for" title={t('cutFor')}>
          <PresentationForm user={user} />
        </OpenRow>
        {renderFolded('emphasis', t('emphasis'), t('aboutEmphasis'), summarizeParts(user), PartChoices)}
        {renderFolded('taste', t('taste'), t('aboutTaste'), summarizeTaste(preferences), TasteForm)}
        {renderFolded('never', t('never'), t('aboutNever'), summarizeNever(preferences), NeverForm)}
        {renderFolded('limits', t('limits'), t('aboutLimits'), summarizeLimits(preferences), LimitsForm)}
      </SettingsSection>
      <SettingsSection id="app" title={t('app')}>
        {LANGUAGES.length > 1 ? <LanguageForm user={user} /> : null}
        <ThemeChoice />
        <DisplayForm user={user} />
      </SettingsSection>
    </div>
  );
}
