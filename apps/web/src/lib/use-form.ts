import type { ChangeEvent, FormEvent } from 'react';
import { useId, useState } from 'react';
import { sentencesOf } from './api-error';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** An entry of the error summary: a sentence, and the field that it is about where there is one. */
export interface FormError {
  message: string;
  fieldId?: string;
}

interface FormOptions<Values> {
  initial: Values;
  /** The sentence for each field that is not right; nothing is sent while there is one. */
  validate?: (values: Values) => FieldErrors<Values>;
  submit: (values: Values) => Promise<void>;
  /** Shown when what went wrong has no sentence of its own. */
  failure: string;
}

/**
 * State of a form of text fields: what was typed stays through every error, a field's error goes when it is changed,
 * and a second submit while the first is under way does nothing.
 */
export function useForm<Values extends Record<keyof Values, string>>(options: FormOptions<Values>) {
  const { initial, validate, submit, failure } = options;
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Values>>({});
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  const idOf = (name: string) => `${formId}-${name}`;

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((current) => ({ ...current, [name]: value }));
    setFieldErrors(({ [name]: _gone, ...others }) => others as FieldErrors<Values>);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validate?.(values) ?? {};
    setFieldErrors(found);
    setFailures([]);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      setFailures(sentencesOf(error, failure));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    set,
    busy,
    onSubmit,
    /** Whether the last submit was sent and did not succeed. */
    failed: failures.length > 0,
    /** Puts every field back to what it was at first. */
    reset: () => {
      setValues(initial);
      setFieldErrors({});
      setFailures([]);
    },
    /** What a text field needs to show and change one value. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: fieldErrors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[Name]),
    }),
    /** Everything that is wrong, for the summary: the fields in their order, then what the server said. */
    errors: [
      ...Object.keys(initial).flatMap((name): FormError[] => {
        const message = fieldErrors[name as keyof Values & string];
        return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
      }),
      ...failures.map((message): FormError => ({ message })),
    ],
  };
}
