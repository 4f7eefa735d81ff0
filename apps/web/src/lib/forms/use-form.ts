import type { ChangeEvent, FormEvent } from 'react';
import { useId, useLayoutEffect, useState } from 'react';
import { collectFields, listSentences } from '../api/api-error';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

export interface FormError {
  message: string;
  fieldId?: string;
}

interface FormOptions<Values> {
  initial: Values;
  validate?: (values: Values) => FieldErrors<Values>;
  submit: (values: Values) => Promise<void>;
  failure: string;
}

/** Errors keep the typed values; a repeated submit is ignored. Sends what the fields show. */
export function useForm<Values extends Record<keyof Values, string>>(options: FormOptions<Values>) {
  const { initial, validate, submit, failure } = options;
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState(false);

  const names = Object.keys(initial) as (keyof Values & string)[];
  const getId = (name: string) => `${formId}-${name}`;

  const holdByFields = () => readFields(names, values, getId);

  // Once before paint; later changes come as events.
  useLayoutEffect(() => {
    const held = holdByFields();
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (Object.keys(held).length > 0) setValues((current) => ({ ...current, ...held }));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    const held = holdByFields();
    setValues((current) => ({ ...current, ...held, [name]: value }));
    setErrors((current) => current.filter(({ fieldId }) => fieldId !== getId(name)));
    setDone(false);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const sent = { ...values, ...holdByFields() };
    setValues(sent);
    const wrong = listFieldErrors(names, validate?.(sent) ?? {}, getId);
    setErrors(wrong);
    setFailed(false);
    setDone(false);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      await submit(sent);
      setDone(true);
    } catch (error) {
      const fields = collectFields(error);
      setErrors(
        listSentences(error, failure).map((message): FormError => {
          const name = names.find((candidate) => fields[candidate] === message);
          return name ? { message, fieldId: getId(name) } : { message };
        }),
      );
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    set,
    busy,
    onSubmit,
    failed,
    done,
    setAll: (next: Values) => {
      setValues(next);
      setErrors([]);
    },
    reset: () => {
      setValues(initial);
      setErrors([]);
    },
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: getId(name),
      name,
      value: values[name],
      error: errors.find(({ fieldId }) => fieldId === getId(name))?.message,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[Name]),
    }),
    errors,
  };
}

type GetId = (name: string) => string;

/** Autofill and Firefox reloads may fill fields before hydration without an event. */
function readFields<Values extends Record<keyof Values, string>>(
  names: readonly (keyof Values & string)[],
  values: Values,
  getId: GetId,
): Partial<Values> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const control = document.getElementById(getId(name));
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (!isField) return [];
      const isUnticked = control.type === 'checkbox' && !(control as HTMLInputElement).checked;
      const held = isUnticked ? '' : control.value;
      return held === values[name] ? [] : [[name, held]];
    }),
  ) as Partial<Values>;
}

function listFieldErrors<Values>(
  names: readonly (keyof Values & string)[],
  found: FieldErrors<Values>,
  getId: GetId,
): FormError[] {
  return names.flatMap((name) => {
    const message = found[name];
    return message === undefined ? [] : [{ message, fieldId: getId(name) }];
  });
}
