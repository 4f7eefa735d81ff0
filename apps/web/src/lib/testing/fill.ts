import type { UserEvent } from '@testing-library/user-event';

/** Pastes, which renders once; `person.type` renders once per letter. */
export async function fill(person: UserEvent, field: Element, text: string): Promise<void> {
  await person.click(field);
  await person.paste(text);
}

export async function fillAndSubmit(person: UserEvent, field: Element, text: string): Promise<void> {
  await fill(person, field, text);
  await person.keyboard('{Enter}');
}
