import type { LengthUnit } from '@figura/classifier';
import type { Gender } from '@figura/contracts';
import { useEffect, useState } from 'react';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { readEdit, writeEdit } from '../../lib/drafts/drafts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  nickname: string;
  gender: Gender;
  unit: LengthUnit;
}

const NAMES = ['firstName', 'lastName', 'nickname', 'gender', 'unit'] as const;

/** What the form starts with: the stored values, with what was changed in this tab and not saved. */
export function useSettingsDraft(stored: ProfileValues): ProfileValues {
  const [initial] = useState(() => ({ ...stored, ...known(readEdit('profileSettings', stored) ?? {}) }));
  return initial;
}

/** What was changed: the rest stays as it is by now, also where another device has changed it. */
export function getChanges(values: ProfileValues, stored: ProfileValues): Partial<ProfileValues> {
  const trimmed = NAMES.map((name) => [name, values[name].trim()] as const);
  return Object.fromEntries(trimmed.filter(([name, value]) => value !== stored[name]));
}

/**
 * Keeps what was changed for as long as it is not saved; fields that were not follow what is stored anew, by another device
 * say. Returns whether anything was changed.
 */
export function useKeptSettings(
  stored: ProfileValues,
  values: ProfileValues,
  setAll: (values: ProfileValues) => void,
): boolean {
  const [before, setBefore] = useState(stored);
  const from = JSON.stringify(stored);
  if (JSON.stringify(before) !== from) {
    setBefore(stored);
    setAll({ ...stored, ...getChanges(values, before) });
  }
  const unsaved = Object.keys(getChanges(values, stored)).length > 0;
  const changes = JSON.stringify(values);
  useEffect(() => {
    if (unsaved)
      writeEdit('profileSettings', JSON.parse(from), JSON.parse(changes) as Record<string, string>);
    else clearDraft('profileSettings');
  }, [unsaved, from, changes]);
  return unsaved;
}

/** A draft may come from another version of the app: only choices that the form has are taken. */
function known({
  gender,
  unit,
  ...names
}: Partial<Record<keyof ProfileValues, string>>): Partial<ProfileValues> {
  return {
    ...names,
    ...((gender === 'F' || gender === 'NB') && { gender }),
    ...((unit === 'in' || unit === 'cm') && { unit }),
  };
}
