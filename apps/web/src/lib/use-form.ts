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
  /** For each field, words by which to know a sentence of the server that is about it. */
  words?: FieldErrors<Values>;
  /** Shown when what went wrong has no sentence of its own. */
  failure: string;
}

/**
 * State of a form of text fields: what was typed stays through every error, a field's error goes when it is changed,
 * and a second submit while the first is under way does nothing.
 */
export function useForm<Values extends Record<keyof Values, string>>(options: FormOptions<Values>) {
  const { initial, validate, submit, words, failure } = options;
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [busy, setBusy] = useState(false);

  const names = Object.keys(initial) as (keyof Values & string)[];
  const idOf = (name: string) => `${formId}-${name}`;

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => current.filter(({ fieldId }) => fieldId !== idOf(name)));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validate?.(values);
    const wrong = names.flatMap((name): FormError[] => {
      const message = found?.[name];
      return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
    });
    setErrors(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      setErrors(
        sentencesOf(error, failure).map((message): FormError => {
          const name = names.find((candidate) => words?.[candidate] && message.includes(words[candidate]));
          return name ? { message, fieldId: idOf(name) } : { message };
        }),
      );
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    set,
    busy,
    onSubmit,
    /** Whether the last submit was sent and did not succeed, for a reason that is not a field's. */
    failed: errors.some(({ fieldId }) => !fieldId),
    /** Puts every field back to what it was at first. */
    reset: () => {
      setValues(initial);
      setErrors([]);
    },
    /** What a text field needs to show and change one value. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errors.find(({ fieldId }) => fieldId === idOf(name))?.message,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set(name, event.target.value as Values[Name]),
    }),
    /** Everything that is wrong, for the summary: the fields in their order, or what the server said. */
    errors,
  };
}
