import type { Garment, GarmentChoice } from '@figura/contracts';
import { VALUE_NAMES } from '@figura/contracts';
import { useId, useState } from 'react';
import { formatColor } from '../../lib/catalog/garment-names';
import { classNames } from '../../ui/class-names';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { findAnswer, withAnswer } from '../../ui/garment/answers';
import { KindPicker } from '../../ui/garment/kind-picker';
import { findKind } from '../../ui/garment/kinds';
import { formatQuestionName } from '../../ui/garment/question-name';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { chips as t } from './add-pieces.messages.en';
import { createBareGarment } from './bare-garment';
import { ColorChoice } from './color-choice';
import { recolorGarment } from './colors';
import styles from './garment-chips.module.css';
import { Stack, Cluster } from '../../ui/layout/layout';

const MAX_UNKNOWN = 3;

export type GarmentChange = (now: Garment | null) => Garment | null;

interface GarmentChipsProps {
  garment: Garment | null;
  onChange: (change: GarmentChange) => void;
}

export function GarmentChips({ garment, onChange }: GarmentChipsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const panel = useId();
  const chips = garment ? listChips(garment) : [KIND_UNKNOWN];
  const shown = chips.find(({ key }) => key === opened);
  return (
    <Stack gap={2}>
      <Cluster as="ul" gap={1} align="stretch" aria-label={t('read')}>
        {chips.map(({ key, what, value }) => (
          <li key={key}>
            <button
              type="button"
              className={classNames(styles['chip'], value === null && styles['unknown'])}
              aria-expanded={key === opened}
              aria-controls={panel}
              onClick={() => setOpened(key === opened ? null : key)}
            >
              {value === null ? (
                key === KIND_UNKNOWN.key ? (
                  t('unknownKind')
                ) : (
                  t('unknown', { what })
                )
              ) : (
                <>
                  <VisuallyHidden>{`${what}: `}</VisuallyHidden>
                  {value}
                </>
              )}
            </button>
          </li>
        ))}
      </Cluster>
      <div id={panel}>{shown ? <Choice chip={shown} garment={garment} onChoose={onChange} /> : null}</div>
    </Stack>
  );
}

interface GarmentChip {
  key: string;
  what: string;
  value: string | null;
  choice: GarmentChoice | null;
}

const KIND_UNKNOWN: GarmentChip = { key: 'kind', what: t('kind'), value: null, choice: null };

function listChips(garment: Garment): GarmentChip[] {
  const kind = findKind(garment);
  const asked = (kind?.questions ?? []).map((choice): GarmentChip => {
    const answer = findAnswer(garment, choice);
    const value = answer === null ? null : (VALUE_NAMES[choice.attribute]?.[answer] ?? answer);
    return { key: choice.question, what: formatQuestionName(choice.question), value, choice };
  });
  return [
    { ...KIND_UNKNOWN, value: kind?.name ?? garment.type.replaceAll('-', ' ') },
    {
      key: 'color',
      what: t('color'),
      value: garment.colors[0] ? formatColor(garment.colors[0].name) : null,
      choice: null,
    },
    ...asked.filter(({ value }) => value !== null),
    ...asked.filter(({ value }) => value === null).slice(0, MAX_UNKNOWN),
  ];
}

interface ChoiceProps {
  chip: GarmentChip;
  garment: Garment | null;
  onChoose: (change: GarmentChange) => void;
}

function Choice({ chip: { key, what, choice }, garment, onChoose }: ChoiceProps) {
  if (key === 'kind' || !garment)
    return (
      <KindPicker
        title={t('tapNearest')}
        chosen={garment?.type ?? null}
        onChoose={(picked) =>
          onChoose((now) => (now?.type === picked.type ? now : createBareGarment(picked, now?.colors)))
        }
      />
    );
  if (!choice)
    return (
      <ColorChoice
        label={what}
        garment={garment}
        onChange={({ colors: [color] }) =>
          onChoose((now) => now && recolorGarment(now, { name: color!.name, hex: color!.hex! }))
        }
      />
    );
  return (
    <ChoiceChips
      label={what}
      options={choice.values.map((value) => ({
        value,
        label: VALUE_NAMES[choice.attribute]?.[value] ?? value,
      }))}
      value={findAnswer(garment, choice) ?? ''}
      onChange={(value) => onChoose((now) => now && answer(now, choice, value))}
    />
  );
}

function answer(now: Garment, choice: GarmentChoice, value: string): Garment {
  const isAsked = findKind(now)?.questions.some(
    ({ attribute, values }) => attribute === choice.attribute && values.includes(value),
  );
  return isAsked ? withAnswer(now, choice, value) : now;
}
