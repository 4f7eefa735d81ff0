import { DEFAULT_SKIN, getHairOrDefault, MAX_TASTE_LOOKS, toAppearance } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { useState } from 'react';
import { AppearanceScreen } from '../../../features/appearance/appearance-screen';
import { SizesFields } from '../../../features/appearance/sizes-fields';
import { useSizes } from '../../../features/appearance/use-sizes';
import { LifeChoice } from '../../../features/limits/life-choice';
import { PartChoices } from '../../../features/limits/part-choices';
import { PresentationField } from '../../../features/limits/presentation-field';
import { TasteForm } from '../../../features/limits/taste-form';
import messages from '../../../features/onboarding/messages.en';
import type { WelcomeScreen } from '../../../features/onboarding/welcome-dialog';
import { WelcomeDialog } from '../../../features/onboarding/welcome-dialog';
import { translator } from '../../../lib/messages/translator';
import { usePreferences } from '../../../lib/session/use-preferences';
import { Alert } from '../../../ui/feedback/alert';
import { Failure } from '../../../ui/feedback/failure';
import { MeasuredFigure, ShownFigure } from './figures';
import styles from './screens.module.css';

const t = translator(messages.welcomeScreens);

interface ScreensProps {
  user: User;
  onEnd: () => void;
}

export default function Screens({ user, onEnd }: ScreensProps) {
  const { error, choose } = usePreferences(user);
  const drawn = toAppearance(user.preferences);
  const preselected = { ...drawn, skin: drawn.skin ?? DEFAULT_SKIN, hair: getHairOrDefault(drawn) };
  const { sizes, origin } = useSizes(user);
  const [chosenSizes, setSizes] = useState(sizes);
  const { lifeStates, presentation, taste } = user.preferences;
  // Nothing is preselected for a gender that tells nothing.
  const [isPresented, setPresented] = useState(user.gender !== 'NB' || presentation !== 'any');
  const failure = error ? (
    <Alert tone="error">
      <Failure error={error} what={t('failure')} />
    </Alert>
  ) : null;

  const screens: WelcomeScreen[] = [
    {
      title: t('appearance'),
      picture: <ShownFigure label={t('figure')} />,
      action: t('thatsMe'),
      renderBody: () => (
        <>
          <AppearanceScreen drawn={preselected} choose={choose} />
          {failure}
        </>
      ),
      onNext: () => choose({ skin: preselected.skin, hair: preselected.hair }),
    },
    {
      title: t('life'),
      picture: <ShownFigure label={t('figure')} />,
      action: t('next'),
      renderBody: () => (
        <>
          <LifeChoice lifeStates={lifeStates} onChange={(told) => choose({ lifeStates: told })} />
          {failure}
        </>
      ),
    },
    {
      title: t('cutFor'),
      picture: <ShownFigure label={t('figure')} />,
      action: t('next'),
      renderBody: () => (
        <div className={styles['groups']}>
          <PresentationField
            value={isPresented ? presentation : null}
            onChange={(chosen) => {
              setPresented(true);
              choose({ presentation: chosen });
            }}
          />
          <div>
            <h3 className={styles['heading']}>{t('andLetThem')}</h3>
            <PartChoices user={user} />
          </div>
          {failure}
        </div>
      ),
    },
    ...(chosenSizes
      ? [
          {
            title: t('sizes'),
            lead: t(`aboutSizes.${origin}`),
            picture: <MeasuredFigure label={t('measuredFigure')} />,
            action: t('next'),
            renderBody: () => (
              <>
                <SizesFields sizes={chosenSizes} onChange={setSizes} />
                {failure}
              </>
            ),
            onNext: () => choose({ sizes: chosenSizes }),
          },
        ]
      : []),
    {
      title: t('taste'),
      lead: t('aboutTaste'),
      action: taste.length === 0 || taste.length === MAX_TASTE_LOOKS ? t('done') : t('doneSoFar'),
      renderBody: (next) => <TasteForm user={user} onFull={next} />,
    },
  ];
  return (
    <WelcomeDialog
      screens={screens}
      onEnd={() => {
        onEnd();
        choose({ welcomed: true });
      }}
    />
  );
}
