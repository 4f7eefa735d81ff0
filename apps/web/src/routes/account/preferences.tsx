import type { User } from '@figura/contracts';
import { LANGUAGES } from '@figura/messages';
import { useLocation } from 'react-router-dom';
import { AppearanceForm } from '../../features/appearance/appearance-form';
import { SizesForm } from '../../features/appearance/sizes-form';
import { LanguageForm } from '../../features/limits/language-form';
import { LifeStatesForm } from '../../features/limits/life-states-form';
import { LimitsForm } from '../../features/limits/limits-form';
import { NeverForm } from '../../features/limits/never-form';
import { PartChoices } from '../../features/limits/part-choices';
import { PresentationForm } from '../../features/limits/presentation-form';
import { TasteForm } from '../../features/limits/taste-form';
import { OwnCharts } from '../../features/size-charts/own-charts';
import messages from '../../features/settings/messages.en';
import { FoldedSection } from '../../features/settings/folded-section';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.settings);

const SECTIONS = [
  { id: 'your-figure', title: t('yourFigure'), lead: t('aboutYourFigure'), Form: AppearanceForm },
  { id: 'cut-for', title: t('cutFor'), lead: t('aboutCutFor'), Form: PresentationForm },
  { id: 'emphasis', title: t('emphasis'), lead: t('aboutEmphasis'), Form: PartChoices },
  { id: 'life', title: t('lifeStates'), lead: t('aboutLifeStates'), Form: LifeStatesForm },
  { id: 'sizes', title: t('sizes'), lead: t('aboutSizes'), Form: SizesForm },
  { id: 'size-charts', title: t('sizeCharts'), lead: t('aboutSizeCharts'), Form: OwnCharts },
  { id: 'taste', title: t('taste'), lead: t('aboutTaste'), Form: TasteForm },
  { id: 'never', title: t('never'), lead: t('aboutNever'), Form: NeverForm },
  { id: 'limits', title: t('limits'), lead: t('aboutLimits'), Form: LimitsForm },
  ...(LANGUAGES.length > 1
    ? [{ id: 'language', title: t('language'), lead: t('aboutLanguage'), Form: LanguageForm }]
    : []),
] as const;

export function Preferences({ user }: { user: User }) {
  const { hash } = useLocation();
  const first = SECTIONS.find(({ id }) => hash === `#${id}`) ?? SECTIONS[0];
  return (
    <div>
      {SECTIONS.map(({ Form, ...section }) => (
        <FoldedSection key={section.id} isOpen={section.id === first.id} {...section}>
          <Form key={user.id} user={user} />
        </FoldedSection>
      ))}
    </div>
  );
}
