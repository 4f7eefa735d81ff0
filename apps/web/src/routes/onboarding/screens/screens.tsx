import {
  DEFAULT_SKIN,
  getHairOrDefault,
  isProvisional,
  MAX_TASTE_LOOKS,
  toAppearance,
} from '@figura/contracts';
import type { Sizes, SizeWearer, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { AppearanceScreen } from '../../../features/appearance/appearance-screen';
import { SizesFields } from '../../../features/appearance/sizes-fields';
import { TableChoice } from '../../../features/appearance/table-choice';
import { useSizes } from '../../../lib/session/use-sizes';
import { LifeChoice } from '../../../features/limits/life-choice';
import { PartChoices } from '../../../features/limits/part-choices';
import { PresentationField } from '../../../features/limits/presentation-field';
import { TasteForm } from '../../../features/limits/taste-form';
import { welcomeScreens as t } from '../../../features/onboarding/messages.en';
import type { WelcomeScreen } from '../../../features/onboarding/welcome-dialog';
import { WelcomeDialog } from '../../../features/onboarding/welcome-dialog';
import { usePreferences } from '../../../lib/session/use-preferences';
import { useSeason } from '../../../lib/session/use-season';
import { pathTo } from '../../../path-to';
import { ButtonLink } from '../../../ui/button';
import { Alert } from '../../../ui/feedback/alert';
import { Failure } from '../../../ui/feedback/failure';
import { MeasuredFigure, ShownFigure } from './figures';
import styles from './screens.module.css';
import { Stack } from '../../../ui/layout/layout';

interface ScreensProps {
  user: User;
  onEnd: () => void;
}

export default function Screens({ user, onEnd }: ScreensProps) {
  const { error, choose } = usePreferences(user);
  const season = useSeason();
  const failure = error ? (
    <Alert tone="error">
      <Failure error={error} what={t('failure')} />
    </Alert>
  ) : null;
  const drawn = toAppearance(user.preferences);
  const preselected = { ...drawn, skin: drawn.skin ?? DEFAULT_SKIN, hair: getHairOrDefault(drawn) };
  const appearance: WelcomeScreen = {
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
  };
  const life = createLifeScreen(user, choose, failure);
  const cut = useCutScreen(user, choose, failure);
  const sizes = useSizesScreen(user, choose, failure);
  const isFromAnswers = isProvisional(user.measurements);
  const end = () => {
    onEnd();
    choose({ welcomed: true });
  };
  return (
    <WelcomeDialog
      screens={[
        ...(isFromAnswers ? [life, appearance] : [appearance, life]),
        cut,
        sizes,
        createTasteScreen(user),
      ]}
      exit={
        isFromAnswers ? (
          <ButtonLink to={pathTo.outfitsFor('everyday', season)} variant="secondary" onClick={end}>
            {t('threeOutfits')}
          </ButtonLink>
        ) : null
      }
      onEnd={end}
    />
  );
}

type Choose = ReturnType<typeof usePreferences>['choose'];

function createLifeScreen(
  { preferences: { lifeStates } }: User,
  choose: Choose,
  failure: ReactNode,
): WelcomeScreen {
  return {
    title: t('life'),
    picture: <ShownFigure label={t('figure')} />,
    phonePicture: 'none',
    action: t('next'),
    renderBody: () => (
      <>
        <LifeChoice lifeStates={lifeStates} onChange={(told) => choose({ lifeStates: told })} />
        {failure}
      </>
    ),
  };
}

function useCutScreen(user: User, choose: Choose, failure: ReactNode): WelcomeScreen {
  const { presentation } = user.preferences;
  // Nothing is preselected for a gender that tells nothing.
  const [isPresented, setPresented] = useState(user.gender !== 'NB' || presentation !== 'any');
  return {
    title: t('cutFor'),
    picture: <ShownFigure label={t('figure')} />,
    phonePicture: 'low',
    action: t('next'),
    renderBody: () => (
      <Stack gap={2}>
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
      </Stack>
    ),
  };
}

function useSizesScreen(user: User, choose: Choose, failure: ReactNode): WelcomeScreen {
  const { table, canChooseTable, suggest } = useSizes(user);
  const [chosenTable, setTable] = useState<SizeWearer | null>(null);
  const [changedSizes, setSizes] = useState<Sizes | null>(null);
  const shownTable = canChooseTable ? (chosenTable ?? table) : table;
  const suggested = shownTable && suggest(shownTable);
  const isOfTable = changedSizes !== null && (changedSizes.for ?? 'women') === shownTable;
  const sizes = isOfTable ? changedSizes : suggested?.sizes;
  return {
    title: t('sizes'),
    ...(suggested && { lead: t(`aboutSizes.${suggested.origin}`) }),
    picture: <MeasuredFigure label={t('measuredFigure')} />,
    action: t('next'),
    renderBody: () => (
      <Stack gap={2}>
        {canChooseTable ? <TableChoice value={shownTable} onChange={setTable} /> : null}
        {sizes ? <SizesFields key={shownTable} sizes={sizes} onChange={setSizes} /> : null}
        {failure}
      </Stack>
    ),
    onNext: () => sizes && choose({ sizes }),
  };
}

function createTasteScreen(user: User): WelcomeScreen {
  const { length: count } = user.preferences.taste;
  return {
    title: t('taste'),
    lead: t('aboutTaste'),
    aside: t('picked', { count, max: MAX_TASTE_LOOKS }),
    isUnfinished: count < MAX_TASTE_LOOKS,
    action: count === 0 || count === MAX_TASTE_LOOKS ? t('done') : t('doneSoFar'),
    renderBody: (next) => <TasteForm user={user} onFull={next} />,
  };
}
